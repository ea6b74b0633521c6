import { previewSize as size } from "../../data/preview-picture.ts";
import { type RoleKey, roles } from "../../data/quiz/roles.ts";
import { digits } from "../../src/drawings/pen.ts";
import { roleIcons } from "../../src/drawings/role-icons.ts";
import { petal, segmentMiddle } from "../../src/drawings/wheel-ornament.ts";
import { atItsPlace, radii, type Segment, wheelSegments } from "../../src/wheel/geometry.ts";
import { themeColor as color } from "./icon.ts";
import { praxis } from "./praxis.ts";

const keys = roles.map(({ key }) => key);

/**
 * Returns the link preview of a role's page as SVG: the role's symbol and the wheel turned toward it. It has no text,
 * so it needs no fonts.
 */
export function rolePreview(key: RoleKey): string {
  const place = keys.indexOf(key);
  // Puts the role at 9 o'clock.
  const turn = 270 - ((place + 0.5) * 360) / keys.length;
  const segments = wheelSegments({ keys, lit: [key], turn });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="100%" height="100%" fill="${color("bg.canvas")}"/>`,
    `<circle cx="262" cy="315" r="190" fill="${hue(place)}"/>`,
    icon(key, [262, 315], 5.4, color("wheel.gap")),
    `<g transform="translate(880 315)scale(.72)">${praxis(radii.praxis - 30, 12)}${flower()}${segments.map(drawn).join("")}</g>`,
    "</svg>",
  ].join("");
}

function drawn(segment: Segment<RoleKey>): string {
  const { key, place, isLit, background, cap, icon: middle } = segment;
  const face = isLit
    ? `<path d="${background + cap}" fill="${hue(place)}"/>`
    : `<path d="${background}" fill="${color("wheel.gap")}"/><path d="${background}" fill="${hue(place)}" fill-opacity=".2" stroke="${hue(place)}" stroke-width="6"/>`;
  return `<g transform="${atItsPlace(segment)}">${face}</g>${icon(key, middle, isLit ? 2.9 : 2.2, isLit ? color("wheel.gap") : hue(place))}`;
}

function icon(key: RoleKey, [x, y]: readonly [number, number], scale: number, ink: string): string {
  const { line, fill } = roleIcons[key];
  const place = `matrix(${scale} 0 0 ${scale} ${digits(x - 24 * scale, y - 24 * scale)})`;
  return `<g transform="${place}"><path d="${line}" fill="none" stroke="${ink}" stroke-width="3"/><path d="${fill}" fill="${ink}"/></g>`;
}

function flower(): string {
  const leaf = petal(70, 158, 52);
  const leaves = keys.map((_, index) => `<path d="${leaf}" transform="rotate(${segmentMiddle(index)})"/>`);
  return `<g fill="${color("clay.line")}">${leaves.join("")}</g><circle r="52" fill="${color("marigold.solid")}"/>`;
}

function hue(place: number): string {
  return color(`wheel.${place + 1}`);
}
