import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let [piece, used] = ["", 0];
  for (const { segment } of characters.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    piece += segment;
  }
  return `${piece.trimEnd()}…`;
}

export function padded(text: string, width: number, side: "left" | "right" = "left"): string {
  const space = " ".repeat(Math.max(0, width - stringWidth(text)));
  return side === "left" ? text + space : space + text;
}

/** Wraps `text` to `width` terminal columns. Breaks inside a word only if the word is too long for a line. */
export function wrapped(text: string, width: number): string[] {
  return text.split("\n").flatMap((paragraph) =>
    wrapAnsi(paragraph, width, { hard: true, trim: false })
      .split("\n")
      // Keeps the indentation of a paragraph, but not the spaces at a break.
      .map((row, index) => (index === 0 ? row.trimEnd() : row.trim())),
  );
}
