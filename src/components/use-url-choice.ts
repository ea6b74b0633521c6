import { useSearchParams } from "react-router-dom";
import { useWhenHydrated } from "./use-hydrated.ts";

/**
 * One choice out of `options`, kept in the address as `?name=value` so that it can be shared, bookmarked and gone back
 * to. The first option is the default and leaves the address clean. Unknown values in the address count as the default.
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
