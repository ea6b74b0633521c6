import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { SiteLink } from "../../data/link.ts";

/**
 * Leads an address from the time when the list was short, which has the choice of a filter as `?name=value`, to the
 * pages that the choice has now. `links` has them in the order of `values`.
 */
export function useOldChoice(name: string, values: readonly string[], links: readonly SiteLink[]): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = links[values.indexOf(params.get(name) ?? "")]?.to;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}
