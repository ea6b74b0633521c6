import { digits, type Point, polar, ring } from "../pen.ts";
import type { Chance } from "../seed.ts";
import type { Family, Mark } from "./mark.ts";

const tones = ["soft", "line", "solid"] as const;

/** Draws a rectangle centered on a point and rotated clockwise. */
function sheet([x, y]: Point, [width, height]: Point, degrees: number): string {
  const corner = Math.hypot(width, height) / 2;
  const lean = (Math.atan2(width, height) * 180) / Math.PI;
  const points = [-lean, lean, 180 - lean, 180 + lean].map((at): Point => {
    const [dx, dy] = polar(at + degrees, corner);
    return [x + dx, y + dy];
  });
  return `M${points.map((point) => digits(...point)).join("L")}z`;
}

/** Draws lines of text, from this point down. The last is shorter. */
function writing([x, y]: Point, width: number, lines: number): string {
  return Array.from(
    { length: lines },
    (_, at) => `M${digits(x, y + at * 24)}h${at === lines - 1 ? width / 2 : width}`,
  ).join("");
}

/** Draws a fan of cards, the top one face up. */
function cards(chance: Chance): Mark[] {
  const count = chance.between(4, 6);
  const spread = chance.between(11, 15);
  const fan = Array.from({ length: count }, (_, at): Mark => {
    const degrees = (at - (count - 1) / 2) * spread - 6;
    const [dx, dy] = polar(degrees, 120);
    return { ink: `${tones[at % 3]} fill`, d: sheet([196 + dx, 262 + dy], [96, 148], degrees) };
  });
  const top: Point = [268, 190];
  return [
    ...fan,
    { ink: "tint fill", d: sheet(top, [104, 156], 16) },
    { ink: "solid", d: sheet(top, [104, 156], 16), width: 7 },
    { ink: "line", d: ring(top, 34), width: 10 },
    { ink: "glow fill", d: ring(top, 16) },
  ];
}

/** Draws a closed book with its spine to the left. */
function book(chance: Chance): Mark[] {
  const y = chance.between(44, 56);
  return [
    { ink: "soft fill", d: `M126 ${y + 18}h176v196h-176z` },
    { ink: "solid fill", d: `M104 ${y}h180v200h-180z` },
    { ink: "line fill", d: `M104 ${y}h30v200h-30z` },
    { ink: "tint", d: `M112 ${y + 34}h14M112 ${y + 48}h14M112 ${y + 166}h14`, width: 5 },
    { ink: "tint", d: `M156 ${y + 40}h104M156 ${y + 64}h72`, width: 9 },
    { ink: "glow fill", d: ring([208, y + 136], 30) },
  ];
}

/** Draws an open ring binder with tabs. */
function binder(chance: Chance): Mark[] {
  const tab = 60 + 44 * chance.between(0, 3);
  return [
    { ink: "solid fill", d: "M60 56h280v196h-280z" },
    { ink: "tint fill", d: "M74 70h118v168h-118zM208 70h118v168h-118z" },
    { ink: "line", d: writing([90, 98], 84, 6) + writing([226, 98], 84, 3), width: 8 },
    { ink: "line", d: sheet([268, 204], [70, 36], 0), width: 6 },
    { ink: "line", d: "M186 96h28M186 154h28M186 212h28", width: 9 },
    { ink: "glow fill", d: `M326 ${tab}h24v34h-24z` },
  ];
}

/** Draws a strip of film with one lit frame. */
function film(chance: Chance): Mark[] {
  const lit = chance.between(0, 1);
  const x = 56 + lit * 148;
  return [
    { ink: "solid fill", d: "M30 70h340v166h-340z" },
    { ink: "tint", d: "M48 90h310M48 216h310", width: 14, dash: "14 22", cap: "butt" },
    { ink: "soft fill", d: "M56 110h136v86h-136zM204 110h136v86h-136z" },
    { ink: "glow fill", d: `M${x + 48} 130L${x + 94} 153L${x + 48} 176z` },
  ];
}

/** Draws two chairs that face each other, with a cup between them. */
function chairs(chance: Chance): Mark[] {
  const cup = chance.between(150, 162);
  return [
    { ink: "soft", d: "M30 268h340", width: 7 },
    { ink: "solid", d: "M74 86v178M74 176h74v88", width: 17 },
    { ink: "line", d: "M326 86v178M326 176h-74v88", width: 17 },
    { ink: "solid", d: "M170 190h60M200 190v74", width: 9 },
    { ink: "glow fill", d: `M184 ${cup}h32v14a16 16 0 0 1-32 0z` },
  ];
}

/** Draws a bowl into which coins fall. */
function bowl(chance: Chance): Mark[] {
  const coins = Array.from(
    { length: chance.between(3, 5) },
    (_, at): Point => [chance.between(150, 250), 36 + at * 30],
  );
  return [
    { ink: "glow fill", d: coins.map((coin) => ring(coin, 15)).join("") },
    { ink: "soft fill", d: "M90 178a110 24 0 0 1 220 0z" },
    { ink: "solid fill", d: "M86 178h228a114 92 0 0 1-228 0z" },
    { ink: "line", d: "M146 278h108", width: 14 },
  ];
}

/** Draws a page with fifteen signs, one of them lit. */
function page(chance: Chance): Mark[] {
  const lit = chance.between(0, 14);
  const at = (index: number): Point => [138 + (index % 3) * 62, 78 + Math.floor(index / 3) * 38];
  const signs = Array.from({ length: 15 }, (_, index) => index);
  return [
    { ink: "soft fill", d: sheet([212, 156], [216, 240], 4) },
    { ink: "tint fill", d: sheet([200, 150], [216, 240], 0) },
    { ink: "solid", d: sheet([200, 150], [216, 240], 0), width: 7 },
    {
      ink: "line fill",
      d: signs
        .filter((index) => index !== lit)
        .map((index) => ring(at(index), 13))
        .join(""),
    },
    { ink: "glow fill", d: ring(at(lit), 17) },
  ];
}

/** Draws an open book with a speech bubble over it. */
function bookAndTalk(chance: Chance): Mark[] {
  const lines = chance.between(2, 3);
  return [
    { ink: "solid fill", d: "M60 118q70-34 140 0v150q-70-34-140 0z" },
    { ink: "line fill", d: "M340 118q-70-34-140 0v150q70-34 140 0z" },
    { ink: "tint", d: "M84 146q46-18 92 0M84 180q46-18 92 0M224 146q46-18 92 0", width: 8 },
    { ink: "glow fill", d: ring([270, 206], 26) },
    { ink: "soft fill", d: "M108 24h150q16 0 16 16v36q0 16-16 16h-96L134 118v-26h-26q-16 0-16-16v-36q0-16 16-16z" },
    { ink: "solid", d: writing([122, 46], 120, lines), width: 7 },
  ];
}

/** Words in a slug that identify the thing to draw, most specific first. */
export const things: readonly [word: string, draw: (chance: Chance) => Mark[]][] = [
  ["replay", film],
  ["toolkit", binder],
  ["coaching", chairs],
  ["fund", bowl],
  ["framework", page],
  ["book", book],
  ["bundle", bookAndTalk],
  ["pack", cards],
];

/** The thing that a buyer gets. It is a book if the slug has none of the words in `things`. */
export const productPicture: Family = {
  series: "thing/product",
  compose: (chance, slug) => {
    const [, draw] = things.find(([word]) => slug.includes(word)) ?? ["", book];
    return draw(chance);
  },
};
