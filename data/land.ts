import type { landPlace } from "./checks/land.ts";
import type { Entry } from "./checks/rules.ts";

export type LandPlace = Entry<typeof landPlace>;

type Point = readonly [x: number, y: number];

/** Facts about the land that several pages state. Samples until the land is surveyed. */
export const ground = {
  /** Minutes for the short loop, the long loop, and the walk to the road. */
  loop: 60,
  longLoop: 120,
  road: 10,
  /** Width of the doors of the barn and its restroom, in inches. */
  door: 36,
  /** From the barn to the meadow, in yards. */
  meadow: 200,
  lowEnd: "Boots for the low end, which is wet until May",
  kitchen: "The barn kitchen is large, warm and sometimes full.",
  quietRoom: "The quiet room next to it has a couch, a stove and a door that closes.",
  farmhouse: "On a retreat you sleep in the farmhouse, alone or with the people you came with.",
  stepFree: "Two rooms have no step.",
  creekPath: "The creek path is steep, with roots.",
  garden: "Mullein, echinacea, yarrow and mint, shared as tea and salve.",
  herbBarn: "In the herb barn the smell is strong. You can walk around it.",
  forest: "Plums, hazels, berries and ramps.",
  picking: "Anyone hungry may pick.",
  placeholder: true,
} as const;

/** Map of the land. North is up, and the frame is the edge of the land. */
export const land = {
  width: 1200,
  height: 760,
  /** Map units between two neighboring heights. */
  spacing: 50,
  /** Feet above the creek, by row from the north. */
  heights: [
    [69, 74, 76, 76, 74, 71, 67, 62, 58, 54, 52, 51, 51, 50, 49, 47, 46, 46, 49, 53, 60, 68, 75, 79, 78],
    [60, 64, 67, 68, 67, 64, 60, 56, 52, 49, 46, 44, 44, 44, 43, 43, 44, 45, 49, 55, 62, 70, 76, 80, 80],
    [50, 53, 56, 56, 56, 54, 52, 49, 45, 43, 40, 39, 38, 38, 38, 39, 40, 43, 47, 53, 61, 68, 74, 76, 75],
    [42, 44, 45, 46, 46, 45, 44, 42, 40, 38, 37, 36, 35, 35, 35, 36, 38, 40, 44, 50, 56, 63, 68, 70, 68],
    [37, 38, 38, 38, 38, 38, 38, 38, 37, 37, 36, 35, 34, 34, 34, 34, 35, 38, 40, 45, 50, 56, 59, 61, 59],
    [34, 34, 34, 34, 34, 34, 34, 35, 36, 38, 38, 38, 37, 35, 34, 34, 34, 34, 37, 40, 44, 48, 51, 52, 51],
    [33, 32, 32, 32, 32, 32, 33, 35, 38, 41, 44, 44, 43, 40, 36, 34, 33, 33, 34, 37, 39, 42, 44, 45, 44],
    [32, 31, 30, 30, 31, 32, 33, 35, 38, 42, 46, 48, 46, 43, 38, 34, 33, 32, 33, 34, 36, 38, 39, 40, 40],
    [30, 29, 29, 30, 31, 32, 32, 34, 36, 38, 40, 42, 41, 40, 37, 34, 33, 32, 32, 33, 34, 35, 36, 35, 34],
    [28, 28, 29, 30, 32, 32, 32, 33, 34, 34, 35, 35, 35, 34, 34, 33, 33, 32, 32, 32, 32, 32, 31, 28, 22],
    [28, 29, 30, 32, 32, 33, 33, 33, 33, 32, 32, 32, 32, 31, 31, 32, 32, 31, 29, 27, 26, 25, 21, 14, 8],
    [30, 31, 32, 33, 34, 34, 34, 32, 32, 30, 29, 29, 27, 24, 22, 23, 26, 24, 19, 14, 12, 10, 7, 1, 0],
    [32, 34, 34, 35, 35, 34, 34, 32, 27, 22, 21, 20, 16, 10, 6, 9, 11, 10, 6, 3, 2, 1, 0, 1, 6],
    [35, 37, 38, 38, 37, 35, 33, 28, 19, 8, 6, 5, 2, 0, 1, 2, 2, 2, 2, 4, 4, 4, 4, 7, 10],
    [39, 40, 40, 39, 38, 34, 29, 20, 8, 0, 0, 0, 0, 2, 5, 5, 4, 5, 8, 11, 13, 14, 14, 15, 16],
    [42, 43, 43, 40, 38, 33, 22, 10, 1, 1, 4, 5, 7, 10, 14, 14, 13, 12, 14, 16, 18, 19, 20, 20, 20],
    [42, 43, 42, 40, 37, 32, 20, 4, 2, 5, 11, 13, 15, 18, 19, 18, 17, 15, 16, 18, 19, 21, 22, 22, 21],
  ],
  /** Points that guide smooth lines: see `src/drawings/pen.ts`. */
  creek: [
    [1320, 500],
    [1100, 600],
    [960, 610],
    [830, 655],
    [700, 640],
    [590, 690],
    [470, 700],
    [320, 880],
  ],
  /** The short loop, with a bench in each eighth. */
  loop: [
    [300, 478],
    [430, 490],
    [580, 512],
    [720, 512],
    [850, 470],
    [930, 400],
    [940, 310],
    [860, 235],
    [720, 200],
    [580, 190],
    [430, 205],
    [300, 250],
    [222, 330],
    [220, 420],
  ],
  steep: [
    [660, 470],
    [700, 540],
    [730, 600],
    [650, 640],
    [520, 645],
    [430, 610],
    [370, 540],
    [330, 440],
  ],
  drive: [
    [320, 440],
    [280, 510],
    [170, 580],
    [80, 590],
    [-80, 640],
  ],
  placeholder: true,
} as const satisfies Readonly<Record<string, unknown>> & {
  heights: readonly (readonly number[])[];
  loop: readonly Point[];
};

const fromBarn = (minutes: number) => `${minutes} minutes from the barn`;

const onLoop = { isFlat: true, isQuiet: false, hasFood: false, placeholder: true } as const;

/** Eight places in walking order. Ceremonial places aren't on any map. */
export const landPlaces = [
  {
    ...onLoop,
    key: "barn",
    name: "Barn",
    x: 290,
    y: 476,
    says: [ground.kitchen, ground.quietRoom],
    measure: `${ground.door} in doors`,
    isQuiet: true,
    hasFood: true,
  },
  {
    ...onLoop,
    key: "meadow",
    name: "East meadow",
    x: 724,
    y: 507,
    says: ["Mornings of breath and stretching are here, or in the barn if it rains.", "It is cold until eleven."],
    measure: `${ground.meadow} level yards from the barn`,
  },
  {
    ...onLoop,
    key: "fire",
    name: "Fire circle",
    x: 905,
    y: 425,
    says: ["A big pot, and names said aloud for those we miss.", "Children and quiet people are welcome."],
    measure: fromBarn(22),
    hasFood: true,
  },
  {
    ...onLoop,
    key: "grove",
    name: "Quiet grove",
    x: 905,
    y: 265,
    says: ["We keep this grove for quiet.", "There is a bench, and you don’t have to talk."],
    measure: fromBarn(28),
    isQuiet: true,
  },
  {
    ...onLoop,
    key: "forest",
    name: "Food forest",
    x: 725,
    y: 203,
    says: [ground.forest, ground.picking],
    measure: fromBarn(24),
    hasFood: true,
  },
  {
    ...onLoop,
    key: "garden",
    name: "Herb garden",
    x: 410,
    y: 209,
    says: [ground.garden, ground.herbBarn],
    measure: fromBarn(14),
  },
  {
    ...onLoop,
    key: "farmhouse",
    name: "Farmhouse",
    x: 224,
    y: 330,
    says: [ground.farmhouse, ground.stepFree],
    measure: fromBarn(6),
  },
  {
    ...onLoop,
    key: "creek",
    name: "Creek bend",
    x: 688,
    y: 640,
    says: [ground.creekPath, "After rain you hear the creek from the loop."],
    measure: "28 feet below the loop",
    isFlat: false,
    isQuiet: true,
  },
] as const satisfies readonly LandPlace[];

export const landMap = {
  title: "The land, today",
  note: "Press a number to read about a place. We leave places of ceremony off this map.",
  switchesLabel: "Show on the map",
  switches: { flat: "Flat paths only", quiet: "Quiet places", food: "Where to eat" },
  traits: { flat: "flat path", quiet: "quiet", food: "food" },
  key: {
    loop: `Short loop: flat gravel, a bench at each dot, ${ground.loop} minutes`,
    steep: "Steep path to the creek, with roots",
    lines: "5 feet of height a line",
    sun: "Height of the sun at noon",
  },
  /** Name of the steep path, and its position. */
  steep: { name: "Steep path", x: 545, y: 588 },
} as const;
