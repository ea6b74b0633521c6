import { amountSlips } from "./amounts.ts";
import { colorSlips } from "./colors.ts";
import { compositeSlips } from "./composites.ts";
import { modeSlips } from "./modes.ts";
import { nameSlips } from "./names.ts";
import type { Slip } from "./slip.ts";
import { syntaxSlips } from "./syntax.ts";

export const everySlip: readonly Slip[] = [
  ...amountSlips,
  ...colorSlips,
  ...compositeSlips,
  ...nameSlips,
  ...modeSlips,
  ...syntaxSlips,
];
