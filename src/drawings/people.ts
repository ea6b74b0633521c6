import type { people } from "../../data/people.ts";
import { dots, type Point, ring } from "./pen.ts";
import type { Mark } from "./slug/mark.ts";

type PersonKey = (typeof people)[number]["key"];

/** Draws a sleeve with a hand at its end. The hand has the person's skin color. */
function arm(sleeve: string, hand: string): Mark[] {
  return [
    { ink: "solid", d: sleeve, width: 56 },
    { ink: "skin", d: hand, width: 40 },
  ];
}

const fingers = (d: string): Mark => ({ ink: "skin", d, width: 15 });
const table: Mark = { ink: "soft fill", d: "M0 214h400v86H0z" };

const steam = (x: number, y: number): Mark => ({
  ink: "line",
  d: `M${x} ${y}q-16-20 0-38t0-34M${x + 34} ${y}q-16-20 0-38t0-34`,
  width: 6,
});

function chair(x: number, y: number): Mark {
  return {
    ink: "line",
    d: `M${x} ${y}v-52h44v52M${x} ${y - 22}h44M${x} ${y}v34M${x + 44} ${y}v34M${x - 4} ${y}h52`,
    width: 7,
  };
}

const chairsBehind: readonly Point[] = [
  [62, 128],
  [128, 110],
  [228, 110],
  [294, 128],
];

/** Drawings of each person at their work, 400 x 300 units. The middle square shows everything that matters. */
export const peoplePictures: Record<PersonKey, readonly Mark[]> = {
  // A lesson on paper, before it is said aloud.
  "naomi-b": [
    table,
    { ink: "paper fill", d: "M84 92l178-22 26 166-178 22z" },
    { ink: "line", d: "M108 124l72-9M112 148l104-13M116 172l60-8", width: 6 },
    { ink: "solid", d: `M212 214a34 34 0 1 0-2-66`, width: 6 },
    { ink: "glow", d: "M214 210l40-62", width: 14 },
    { ink: "line fill", d: "M207 221l13-5-10-8z" },
    ...arm("M372 300l-46-62", "M314 222l-30-22"),
    fingers("M282 198l-38-18M286 208l-42-10M290 220l-36-2"),
    fingers("M280 192l-24-26"),
  ],
  // A kettle, because the payroll is done for today.
  "renata-o": [
    table,
    { ink: "line fill", d: "M128 240q-18-92 62-98 82 6 64 98z" },
    { ink: "line", d: "M246 196q46-8 56-60", width: 18 },
    { ink: "solid", d: "M172 140h38M191 140v-14", width: 10 },
    { ink: "solid", d: "M136 168q-6-92 56-92t56 92", width: 9 },
    { ink: "glow fill", d: ring([191, 196], 15) },
    ...arm("M64 0l58 42", "M140 52l26 16"),
    fingers("M168 66l20 16M178 62l26 16M186 58l30 18"),
    { ink: "line", d: "M310 122q-14-18 2-34t0-30", width: 6 },
  ],
  // Hands around a cup, on the porch step.
  "sol-v": [
    { ink: "soft fill", d: "M0 236h400v64H0z" },
    { ink: "line", d: "M0 236h400M0 268h400", width: 4 },
    { ink: "paper fill", d: "M150 118h100v70a44 44 0 0 1-44 44h-12a44 44 0 0 1-44-44z" },
    { ink: "glow fill", d: "M150 118a50 12 0 0 1 100 0a50 12 0 0 1-100 0z" },
    steam(184, 100),
    ...arm("M36 300l52-70", "M104 214l36-26"),
    ...arm("M364 300l-52-70", "M296 214l-36-26"),
    fingers("M140 170l50 2M138 188l54 2M142 206l48 0"),
    fingers("M260 170l-50 2M262 188l-54 2M258 206l-48 0"),
  ],
  // Listening in a circle of chairs, from behind.
  "noor-h": [
    { ink: "soft fill", d: "M32 176a168 60 0 0 1 336 0a168 60 0 0 1-336 0z" },
    ...chairsBehind.map(([x, y]) => chair(x, y)),
    { ink: "glow fill", d: ring([200, 170], 14) },
    { ink: "solid fill", d: "M104 300q4-78 96-80 92 2 96 80z" },
    { ink: "skin", d: "M200 214v14", width: 34 },
    { ink: "hair fill", d: "M156 176a44 50 0 0 1 88 0q0 40-44 44-44-4-44-44z" },
    { ink: "hair", d: "M200 206q-14 14 0 26t0 26 0 24", width: 20 },
    { ink: "glow", d: "M192 284h16", width: 7 },
    { ink: "skin fill", d: `${ring([154, 184], 9)}${ring([246, 184], 9)}` },
  ],
  // Blocks, sorted on the floor.
  "ama-d": [
    { ink: "soft fill", d: "M0 232h400v68H0z" },
    { ink: "solid fill", d: "M78 180h56v56H78z" },
    { ink: "line fill", d: "M78 122h56v54H78z" },
    { ink: "glow fill", d: "M78 118l28-42 28 42z" },
    { ink: "solid fill", d: "M158 180h56v56h-56z" },
    { ink: "line fill", d: "M158 176a28 28 0 0 1 56 0z" },
    { ink: "line fill", d: "M232 196h40v40h-40z" },
    ...arm("M400 96l-60 26", "M324 130l-30 14"),
    fingers("M290 138l-34 22M296 150l-24 34M304 158l-12 30"),
    { ink: "glow fill", d: "M236 156h36v36h-36z" },
    fingers("M292 142l-20 26"),
  ],
  // One end of a plank that becomes a ramp.
  "jonah-p": [
    { ink: "soft fill", d: "M0 254h400v46H0z" },
    { ink: "line fill", d: "M52 168h96v86H52z" },
    { ink: "solid", d: "M60 160l246-62", width: 20 },
    { ink: "soft", d: "M84 254v-66M116 254v-72", width: 5 },
    { ink: "glow fill", d: `${ring([88, 153], 5)}${ring([124, 144], 5)}` },
    ...arm("M400 20l-46 40", "M340 72l-20 16"),
    fingers("M322 84l-46 10M326 96l-46 16M332 106l-36 22"),
    { ink: "skin", d: "M316 78l-22 6", width: 14 },
  ],
  // A picture book, read as if it were news.
  "mina-r": [
    { ink: "soft fill", d: "M40 300q12-64 160-64t160 64z" },
    { ink: "solid fill", d: "M64 84l136 26 136-26v132l-136 28-136-28z" },
    { ink: "paper fill", d: "M76 74q70-2 124 28v124q-54-28-124-24z" },
    { ink: "paper fill", d: "M324 74q-70-2-124 28v124q54-28 124-24z" },
    { ink: "line", d: "M200 104v120", width: 4 },
    { ink: "line", d: "M224 132q34-20 76-22M224 156q34-20 76-22M224 180q26-14 50-18", width: 5 },
    { ink: "line fill", d: "M96 184q26-52 46-22 14-24 40 26z" },
    { ink: "glow fill", d: ring([112, 112], 14) },
    ...arm("M20 300l36-46", "M66 238l14-16"),
    ...arm("M380 300l-36-46", "M334 238l-14-16"),
    fingers("M72 214l30-12M80 226l30-12"),
    fingers("M328 214l-30-12M320 226l-30-12"),
  ],
  // Bread, from a lesson in chemistry.
  "lupe-s": [
    table,
    { ink: "line fill", d: "M92 214q-20-96 108-100 128 4 108 100z" },
    { ink: "paper", d: "M138 150l34 34M186 138l34 44M238 144l28 40", width: 9 },
    { ink: "solid", d: "M72 216h256", width: 12 },
    {
      ink: "glow",
      d: dots([
        [84, 250],
        [128, 266],
        [300, 252],
        [258, 270],
        [196, 256],
      ]),
      width: 8,
    },
    ...arm("M0 120l54 34", "M70 164l24 16"),
    ...arm("M400 120l-54 34", "M330 164l-24 16"),
    fingers("M92 172l30 2M96 184l30 6M92 196l30 8"),
    fingers("M308 172l-30 2M304 184l-30 6M308 196l-30 8"),
    {
      ink: "paper",
      d: dots([
        [36, 132],
        [22, 150],
        [44, 152],
        [366, 132],
        [380, 152],
        [352, 148],
      ]),
      width: 7,
    },
  ],
  // A hen under one arm.
  "teo-w": [
    { ink: "soft fill", d: "M0 262h400v38H0z" },
    { ink: "solid fill", d: "M232 300V96q84 0 108 60l40 144z" },
    { ink: "line fill", d: "M92 170q6-50 52-52 20 0 34 20 34 16 92-10-4 96-92 100-86 0-86-58z" },
    { ink: "line", d: "M150 178q30 26 74 4M166 196q24 14 48 2", width: 5 },
    { ink: "glow fill", d: "M124 118q-6-24 10-26 4-12 14-4 12-6 14 8 8 8 0 22z" },
    { ink: "glow fill", d: "M94 148l-28 8 26 12z" },
    { ink: "solid fill", d: ring([122, 146], 6) },
    { ink: "solid", d: "M300 150q16 74-60 92", width: 52 },
    { ink: "skin", d: "M232 244l-30 2", width: 38 },
    fingers("M204 234l-44-4M202 248l-44 0M206 262l-36 2"),
  ],
  // A bucket next to a young tree.
  "dell-k": [
    { ink: "soft fill", d: "M0 240q120-34 400-6v66H0z" },
    { ink: "line", d: "M84 244V122M84 176q-30-6-32-36M84 156q28-6 30-34", width: 8 },
    { ink: "line fill", d: `${ring([84, 104], 22)}${ring([50, 128], 15)}${ring([116, 116], 15)}` },
    { ink: "line fill", d: "M160 168h118l-16 100h-86z" },
    { ink: "glow fill", d: "M160 168a59 15 0 0 1 118 0a59 15 0 0 1-118 0z" },
    { ink: "solid", d: "M162 164q6-74 57-74t57 74", width: 7 },
    ...arm("M312 0l-40 34", "M256 46l-22 20"),
    fingers("M238 62l-30 16M242 72l-28 22M246 82l-18 22"),
    { ink: "solid", d: "M182 198h74", width: 4 },
  ],
  // A large pot, with its steam.
  "wren-a": [
    table,
    { ink: "line fill", d: "M104 150h192v52a58 58 0 0 1-58 58h-76a58 58 0 0 1-58-58z" },
    { ink: "solid", d: "M104 174H74M296 174h30", width: 16 },
    { ink: "glow fill", d: "M104 150a96 20 0 0 1 192 0a96 20 0 0 1-192 0z" },
    steam(138, 122),
    { ink: "solid", d: "M214 150l56-92", width: 11 },
    ...arm("M392 4l-56 22", "M320 34l-24 14"),
    fingers("M294 44l-38 14M298 54l-40 20M302 64l-30 22"),
    steam(188, 116),
  ],
};
