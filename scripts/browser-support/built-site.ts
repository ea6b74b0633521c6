import { globSync, readFileSync } from "node:fs";
import { attribute, type Element, elementsOf, parse, textOf } from "../../shared/html.ts";

/** Code of the built site, without duplicates, and the files that contain each piece. */
export interface BuiltCode {
  stylesheets: Pieces;
  styleAttributes: Pieces;
  scripts: Pieces;
}

type Pieces = Map<string, Set<string>>;

const scriptTypes = [undefined, "", "module", "text/javascript"];

export function readBuiltCode(root: string): BuiltCode {
  const code: BuiltCode = { stylesheets: new Map(), styleAttributes: new Map(), scripts: new Map() };
  for (const file of filesIn(root, "assets/*.css")) note(code.stylesheets, readFileSync(file, "utf8"), file);
  for (const file of filesIn(root, "assets/*.js")) note(code.scripts, readFileSync(file, "utf8"), file);
  for (const file of filesIn(root, "**/*.html"))
    for (const element of elementsOf(parse(readFileSync(file, "utf8")))) noteElement(code, element, file);
  return code;
}

function filesIn(root: string, pattern: string): string[] {
  return globSync(`${root}/${pattern}`).sort();
}

function noteElement(code: BuiltCode, element: Element, file: string): void {
  const style = attribute(element, "style");
  if (style) note(code.styleAttributes, style, file);
  if (element.tagName === "style") note(code.stylesheets, withMedia(element), file);
  if (element.tagName === "script" && scriptTypes.includes(attribute(element, "type")))
    note(code.scripts, textOf(element), file);
}

/** Wraps a `<style>` element's CSS in its `media` attribute's query. */
function withMedia(style: Element): string {
  const media = attribute(style, "media");
  return media ? `@media ${media}{${textOf(style)}}` : textOf(style);
}

function note(pieces: Pieces, code: string, file: string): void {
  if (code.trim() !== "") pieces.set(code, (pieces.get(code) ?? new Set()).add(file));
}
