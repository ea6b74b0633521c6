/** Escaped HTML from `html`, safe to embed in other templates. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | readonly Part[];

/** Template tag that escapes all parts except Markup, for text and quoted attributes. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: pieces }, ...parts.map(sourceOf)));
}

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
