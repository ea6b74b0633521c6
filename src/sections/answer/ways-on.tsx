import type { SiteLink } from "../../../data/link.ts";
import { RouteLink } from "../../components/links.tsx";

/** Onward links for a page that ends a flow. */
export function WaysOn({ id, ways }: { id?: string; ways: readonly SiteLink[] }) {
  return (
    <ul id={id}>
      {ways.map(({ label, to }) => (
        <li key={to}>
          <RouteLink to={to} variant="standalone" marginTop="4">
            {label}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
