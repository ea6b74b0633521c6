import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ComponentGuide } from "./words/guides/guide.ts";

/**
 * Returns the transcript lines about a component, without their common indentation; none if the guide names no
 * transcript. Throws if the transcript lacks the first line.
 */
export function heardOf({ heard }: ComponentGuide): string[] {
  if (!heard) return [];
  const lines = readFileSync(join("a11y/transcripts/spoken", heard.file), "utf8").split("\n");
  const first = lines.findIndex((line) => line.trimStart().startsWith(heard.line));
  if (first < 0) throw new Error(`src/design/words/guides: ${heard.file} has no line '${heard.line}'; correct it`);
  const shown = lines.slice(first, first + heard.lines);
  const indent = Math.min(...shown.map((line) => line.length - line.trimStart().length));
  return shown.map((line) => line.slice(indent));
}
