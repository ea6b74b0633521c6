import { type Mode, modes } from "../conditions.ts";
import { dashed } from "./token-names.ts";

/** Longest first, because "dark" is also the start of another mode. */
const byLength = [...modes].sort((one, other) => other.length - one.length);

/**
 * Returns the mode at the end of a name, in any notation: "Dark", "semantic/dark", "semantic.light-more-contrast",
 * "Light high contrast".
 */
export function modeNamed(name: string): Mode | undefined {
  const plain = dashed(name).replace("high-contrast", "more-contrast");
  return byLength.find((mode) => plain === mode || plain.endsWith(`-${mode}`));
}

/**
 * Returns the mode in a file name: "semantic.dark.tokens.json", the workbench's "semantic.dark.patch.tokens.json",
 * "Dark.json", "dark.css".
 */
export function modeOfFile(file: string): Mode | undefined {
  return modeNamed(
    file
      .replace(/\.(?:css|json)$/, "")
      .replace(/\.tokens$/, "")
      .replace(/\.patch$/, ""),
  );
}
