import { linkedOption } from "./linked-value.ts";
import { moveTo, useQuery } from "./use-address.ts";

/**
 * Keeps one choice of `options` in the URL as `?name=value`, so that it can be shared, bookmarked and restored. The
 * first option is the default and isn't in the URL. Unknown values count as the default.
 *
 * Pages are prerendered without a query, so the first client render shows the default and the next one the choice.
 */
export function useUrlChoice<Option extends string>(
  name: string,
  options: readonly [Option, ...Option[]],
): [Option, (next: Option) => void] {
  const wanted = useUrlParameter(name);
  const choice = linkedOption(wanted, options) ?? options[0];
  return [choice, (next) => writeUrlParameter(name, next === options[0] ? null : next)];
}

/** Returns the value of `name` in the URL's query, or null. */
export function useUrlParameter(name: string): string | null {
  return new URLSearchParams(useQuery()).get(name);
}

function writeUrlParameter(name: string, value: string | null): void {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  moveTo(url.href, { replace: true });
}
