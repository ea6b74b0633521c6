const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

const emoji = /\p{Emoji_Presentation}|\ufe0f/u;
const noWidth = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** Two columns each in Unicode’s East Asian Width (UAX 11); halfwidth forms are one. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

/** Columns of a terminal that `text` takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of characters.segment(text)) width += characterWidth(segment);
  return width;
}

function characterWidth(character: string): number {
  if (emoji.test(character)) return 2;
  let width = 0;
  for (const point of character) width += noWidth.test(point) ? 0 : wide.test(point) ? 2 : 1;
  return width;
}

/** As much of `text` as fits; where something is left out, an ellipsis says so. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  return `${pieceOf(text, width - 1).trimEnd()}…`;
}

export function padded(text: string, width: number, side: "left" | "right" = "left"): string {
  const space = " ".repeat(Math.max(0, width - widthOf(text)));
  return side === "left" ? text + space : space + text;
}

/** The lines of `text`, none wider than `width`: broken at spaces, and inside a word only where it is too long itself. */
export function wrapped(text: string, width: number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const rows: string[] = [];
    let row = "";
    for (const word of paragraph.split(/(?<= )(?=[^ ])/).flatMap((word) => pieces(word, width))) {
      if (row && widthOf(row) + widthOf(word.trimEnd()) > width) {
        rows.push(row.trimEnd());
        row = "";
      }
      row += word;
    }
    return [...rows, row.trimEnd()];
  });
}

function pieces(word: string, width: number): string[] {
  if (widthOf(word.trimEnd()) <= width) return [word];
  const first = pieceOf(word, width);
  return [first, ...pieces(word.slice(first.length), width)];
}

/** The longest beginning that fits, never nothing. */
function pieceOf(text: string, width: number): string {
  let [piece, used] = ["", 0];
  for (const { segment } of characters.segment(text)) {
    used += characterWidth(segment);
    if (piece && used > width) break;
    piece += segment;
  }
  return piece;
}
