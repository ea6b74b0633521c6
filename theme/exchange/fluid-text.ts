import { type FluidRange, fluid } from "../fluid.ts";
import type { OwnTheme } from "./own-theme.ts";
import { fluidGroup } from "./token-names.ts";

/** Returns the CSS of a fluid value, from the path of its `max`. */
export function fluidText(path: string, own: OwnTheme): string {
  const rem = (name: string) => (own.resolved(`{${name}}`, "light") as { value?: number } | undefined)?.value ?? 0;
  const range: FluidRange = { from: rem("fluid.from"), to: rem("fluid.to") };
  return fluid(rem(`${fluidGroup(path)}.min`), rem(path), range);
}
