import { saveTokensPath } from "../../../common/site-paths.ts";
import type { ChangedPair } from "../../../theme/gate/failures.ts";
import { aliasTarget } from "../../../theme/read-tokens.ts";
import { writeTokens } from "../../../theme/token-text.ts";
import { modeOf, type TokenEntry } from "./token-entry.ts";

/** Returns the pairs that a color is part of: itself, or as a step the colors by purpose that refer to it. */
export function pairsOf(
  { file, path }: TokenEntry,
  entries: readonly TokenEntry[],
  pairs: readonly ChangedPair[],
): ChangedPair[] {
  const mode = modeOf(file);
  const nameOf = (each: string) => each.slice("color.".length);
  const names = new Set(
    mode ? [nameOf(path)] : entries.flatMap((each) => (aliasTarget(each.value) === path ? [nameOf(each.path)] : [])),
  );
  return pairs.filter(
    (pair) =>
      // More contrast inherits the colors that its own file leaves out.
      (!mode || pair.mode.startsWith(mode)) && (names.has(pair.foreground) || names.has(pair.background)),
  );
}

/** Writes changes into a file of theme/tokens/ through the development server. Throws the server's message. */
export async function saveFile(file: string, changes: readonly { path: string; value: unknown }[]): Promise<void> {
  const { tokenTexts } = await import("./token-texts.ts");
  const answer = await fetch(saveTokensPath + file, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: writeTokens(tokenTexts[file] ?? "", changes),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
