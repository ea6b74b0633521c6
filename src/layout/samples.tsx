import { chakra } from "@chakra-ui/react";
import { samples } from "../../data/samples.ts";
import { RouteLink } from "../components/links.tsx";

/** True in a build that shows samples at a public address (scripts/check-samples.ts). */
export const samplesShown = import.meta.env.VITE_SAMPLES === "shown";

/** A line on every page of a build that shows samples. */
export function SamplesLine() {
  return (
    <chakra.aside aria-label={samples.label} textStyle="small" paddingX="gutter" textAlign="center">
      {samples.label}.{" "}
      <RouteLink to={samples.link.to} variant="standalone">
        {samples.link.label}
      </RouteLink>
    </chakra.aside>
  );
}
