import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import type { Report } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { amountOf, placeOfValue } from "@kindred-ground/tokens/dtcg/relations.ts";
import type { ColorValue } from "@kindred-ground/tokens/dtcg/values.ts";

type Tokens = ReadonlyMap<string, Token>;

/** Checks tokens that must be the same as another, or must not be. */
export function checkSameness(tokens: Tokens, report: Report): void {
  checkScale(tokens, report);
  checkSegments(tokens, report);
  checkPage(tokens, report);
}

/** Steps of `sizes` and `spacing` with one name are one length. */
function checkScale(tokens: Tokens, report: Report): void {
  for (const token of tokens.values()) {
    const [, step = ""] = /^sizes\.(\d+)$/.exec(token.path) ?? [];
    const space = tokens.get(`spacing.${step}`);
    const [own, other] = [amountOf(token), amountOf(space)];
    if (!space || own === undefined || other === undefined || own === other) continue;
    report(
      placeOfValue(token),
      `${own / 16}rem differs from ${space.path}, ${other / 16}rem, and both are one scale`,
      `write ${other / 16} rem, or change ${space.path} too`,
    );
  }
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
