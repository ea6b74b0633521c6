import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import type { Report } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { placeOfValue } from "@kindred-ground/tokens/dtcg/relations.ts";
import type { ColorValue } from "@kindred-ground/tokens/dtcg/values.ts";

type Tokens = ReadonlyMap<string, Token>;

/** Checks colors against those beside or behind them. */
export function checkNeighbors(tokens: Tokens, report: Report): void {
  checkSegments(tokens, report);
  checkPage(tokens, report);
}

/** Segments of the wheel with one color look like one segment. Compares them in each mode, and in each depth. */
function checkSegments(tokens: Tokens, report: Report): void {
  const paths = new Map<string, string>();
  for (const token of tokens.values()) {
    const [, kind] = /^color\.(wheel|spoke)\.\d+/.exec(token.path) ?? [];
    if (!kind) continue;
    const step = token.path.split(".")[3] ?? "";
    const color = `${kind}.${step} ${JSON.stringify((token.value as ColorValue).components)}`;
    const other = paths.get(color);
    if (other)
      report(placeOfValue(token), `is the color of ${other}, and segments of the wheel must differ`, "turn its hue");
    paths.set(color, token.path);
  }
}

/** Nothing is behind the page. */
function checkPage(tokens: Tokens, report: Report): void {
  const page = tokens.get("color.bg.canvas");
  const { alpha = 1 } = (page?.value ?? {}) as Partial<ColorValue>;
  if (page && alpha < 1)
    report(placeOfValue(page), `alpha is ${alpha}, and nothing is behind the page`, "write 1, or remove the alpha");
}
