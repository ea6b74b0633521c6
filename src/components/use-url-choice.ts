import { useSearchParams } from "react-router-dom";
import { useWhenHydrated } from "./use-hydrated.ts";

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
  const [params, setParams] = useSearchParams();
  const wanted = useWhenHydrated(params.get(name), null);
  const choice = options.find((option) => option === wanted) ?? options[0];
  const choose = (next: Option) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === options[0]) changed.delete(name);
        else changed.set(name, next);
        return changed;
      },
      { preventScrollReset: true, replace: true },
    );
  return [choice, choose];
}
