import type { SiteLink } from "../../../data/link.ts";
import { RouteLink } from "../../components/links.tsx";

interface WaysOnProps {
  id?: string;
  ways: readonly SiteLink[];
}

/** Onward links for a page that ends a flow. */
export function WaysOn({ id, ways }: WaysOnProps) {
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
