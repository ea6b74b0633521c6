import { type Mode, modes } from "../conditions.ts";
import { dashed } from "./token-names.ts";

/** The longest first: "dark" is also the beginning of another. */
const byLength = [...modes].sort((one, other) => other.length - one.length);

/**
 * The mode that a name ends with, whoever wrote it: "Dark", "semantic/dark", "semantic.light-more-contrast",
 * "Light high contrast".
 */
export function modeNamed(name: string): Mode | undefined {
  const plain = dashed(name).replace("high-contrast", "more-contrast");
  return byLength.find((mode) => plain === mode || plain.endsWith(`-${mode}`));
}

/**
 * The mode that a file is named after: "semantic.dark.tokens.json", the workbench’s "semantic.dark.patch.tokens.json",
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
