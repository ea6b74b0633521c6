/** HTML that was made by `html` and is safe to stand in more of it. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | readonly Part[];

/** A template whose strings are text: whatever is not Markup is escaped, in elements and in quoted attributes. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: pieces }, ...parts.map(sourceOf)));
}

/** Text with its line breaks. */
export function lines(text: string): Markup {
  return new Markup(text.split("\n").map(escaped).join("<br>"));
}

function sourceOf(part: Part): string {
  if (part instanceof Markup) return part.source;
  return typeof part === "object" ? part.map(sourceOf).join("") : escaped(String(part));
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
