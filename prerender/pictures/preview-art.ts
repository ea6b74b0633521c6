import type { BranchKey } from "../../data/site.ts";
import { land } from "../../src/drawings/contours.ts";
import { egg, lining, weave } from "../../src/drawings/nest.ts";
import { ring, sparkle } from "../../src/drawings/pen.ts";
import { outline, type Patch, patches, sun } from "../../src/drawings/quilt.ts";
import { type Kind, marksFor } from "../../src/drawings/slug/families.ts";
import type { Mark } from "../../src/drawings/slug/mark.ts";
import { columns, edge } from "../../src/drawings/steps.ts";
import { segmentMiddle, segments } from "../../src/drawings/wheel-ornament.ts";
import { inked, mark, type Palette, themeColor } from "./icon.ts";
import { praxis } from "./praxis.ts";

/** A slug's drawing, a branch's landscape, or the wheel for the whole organization. */
export type Art = { kind: Kind; slug: string } | { branch: BranchKey } | "wheel";

/** Returns a drawing as SVG, centered at the origin, with its middle scaled to a circle of `radius`. */
export function drawn(art: Art, palette: Palette, radius: number): string {
  if (art === "wheel") return `<g transform="scale(${(radius / 330).toFixed(4)})">${mark()}</g>`;
  if ("branch" in art) {
    // The nest is centered at the origin; the others fill a frame.
    const middle = art.branch === "erins-place" ? [0, 0] : [600, 450];
    return about(middle, radius / 440, motifs[art.branch](), palette);
  }
  return about([200, 150], radius / 148, marksFor(art.kind, art.slug), palette);
}

function about([x, y]: readonly number[], factor: number, marks: readonly Mark[], palette: Palette): string {
  const inner = marks.map((mark) => inked(mark, palette)).join("");
  return `<g transform="scale(${factor.toFixed(4)})translate(-${x}-${y})">${inner}</g>`;
}

/** The drawings at the top of the three branches' own pages. */
const motifs: Record<BranchKey, () => Mark[]> = {
  academy: () => [
    { ink: "glow fill", d: ring([820, 240], 100) },
    { ink: "line fill", d: sparkle([360, 300], 48) + sparkle([540, 200], 26) },
    ...(["soft", "soft", "line", "solid"] as const).map((tone, pair) => ({ ink: `${tone} fill`, d: columns(pair) })),
    { ink: "glow", d: edge, width: 10 },
  ],
  "erins-place": () => [
    { ink: "soft fill", d: egg(-84, -96) + egg(84, -96) },
    { ink: "glow fill", d: egg(0, -50) },
    { ink: "solid", d: lining, width: 36 },
    { ink: "line", d: weave, width: 36 },
  ],
  homestead: () => {
    const { layers, lowLines, highLines, path, light } = land();
    return [
      ...layers.map(({ tone, d }) => ({ ink: `${tone} fill`, d })),
      { ink: "line", d: lowLines, width: 3 },
      { ink: "tint", d: highLines, width: 3 },
      { ink: "glow", d: path, width: 10, dash: "0 24" },
      { ink: "glow fill", d: light },
    ];
  },
};

/** Returns the quilt of the home page as SVG, centered at the origin. Its outermost circle has a radius of 552. */
export function quilt(): string {
  const leaves = Array.from(
    { length: segments },
    (_, index) =>
      `<path d="${sun.leaf}" fill="${themeColor("clay.line")}" transform="rotate(${segmentMiddle(index)})"/>`,
  );
  return [
    `<clipPath id="patch"><path d="${outline}"/></clipPath>`,
    ...leaves,
    `<circle r="${sun.disc}" fill="${themeColor("marigold.solid")}"/>`,
    ...patches().map(quiltPatch),
    `<circle r="552" fill="none" stroke="${themeColor("clay.line")}" stroke-width="4" stroke-dasharray="0 24" stroke-linecap="round"/>`,
    `<g stroke-linecap="round">${praxis(526, 16)}</g>`,
  ].join("");
}

function quiltPatch({ hue, at, background, marks }: Patch): string {
  const turn = segmentMiddle(at);
  const onDeep = (mark: Mark) => inked({ ...mark, ink: mark.ink.replace(/^line/, "line-on-deep") }, hue);
  const inner = marks.map((mark) => {
    const drawing = onDeep(mark);
    return mark.isUpright ? `<g transform="rotate(${-turn})">${drawing}</g>` : drawing;
  });
  const back = onDeep({ ink: `${background} fill`, d: outline });
  return `<g transform="rotate(${turn})" clip-path="url(#patch)">${back}${inner.join("")}</g>`;
}
