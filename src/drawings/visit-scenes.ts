import type { ScenePicture } from "../../data/first-visits.ts";
import { ring } from "./pen.ts";
import type { Mark } from "./slug/mark.ts";

const floor: Mark = { ink: "line", d: "M20 272h360", width: 6 };

/**
 * Pictures for the stories of first visits, in a 400 x 300 drawing. Each shows one thing. Marks of hands have the ink
 * `skin`.
 */
const visitScenes: Record<ScenePicture, readonly Mark[]> = {
  gate: [
    { ink: "soft fill", d: "M150 300q10-60 50-88q40 28 50 88z" },
    { ink: "solid", d: "M110 276V96M290 276V96", width: 16 },
    { ink: "line", d: "M126 130h148M126 176h148M126 222h148M126 236l148-120", width: 9 },
    { ink: "solid", d: "M90 92q110-70 220 0", width: 10 },
    { ink: "glow fill", d: "M184 78a16 18 0 0 1 32 0l6 14h-44z" },
    floor,
  ],
  barn: [
    { ink: "solid fill", d: "M110 272V150l90-70 90 70v122z" },
    { ink: "tint", d: "M168 272v-78h64v78M168 194l64 78M232 194l-64 78", width: 7 },
    { ink: "tint fill", d: ring([200, 142], 16) },
    { ink: "line fill", d: `${ring([52, 190], 34)}${ring([344, 178], 40)}` },
    { ink: "line", d: "M52 190v82M344 178v94", width: 9 },
    { ink: "glow fill", d: ring([340, 62], 26) },
    floor,
  ],
  room: [
    { ink: "soft", d: "M40 40h320v232", width: 6 },
    { ink: "line", d: "M70 76h92v84h-92zM116 76v84M70 118h92", width: 7 },
    { ink: "solid", d: "M196 206h132M212 206v62M312 206v62", width: 11 },
    { ink: "glow fill", d: "M236 202v-34h30v34zM270 202v-20h26v20z" },
    { ink: "solid fill", d: "M64 272a54 58 0 0 1 108 0z" },
    { ink: "line", d: "M262 40v54M236 116a26 24 0 0 1 52 0z", width: 7 },
    floor,
  ],
  beds: [
    { ink: "soft", d: "M40 40h320v232", width: 6 },
    { ink: "solid", d: "M60 272V168M60 234h190v38", width: 12 },
    { ink: "line fill", d: "M70 230v-28h54v28zM130 230v-34h116v34z" },
    { ink: "line", d: "M282 272v-92h62v92M298 200h30M298 224h30", width: 7 },
    { ink: "glow fill", d: "M296 164a17 17 0 0 1 34 0z" },
    { ink: "line", d: "M136 64h84v80h-84zM178 64v80", width: 7 },
    floor,
  ],
  sound: [
    { ink: "solid fill", d: ring([120, 150], 30) },
    { ink: "solid", d: "M170 100a72 72 0 0 1 0 100", width: 14 },
    { ink: "line", d: "M210 68a118 118 0 0 1 0 164", width: 11 },
    { ink: "soft", d: "M252 40a160 160 0 0 1 0 220", width: 9, dash: "0 20" },
    { ink: "glow fill", d: ring([336, 60], 18) },
  ],
  pot: [
    { ink: "solid fill", d: "M108 168h184v46a62 62 0 0 1-62 62h-60a62 62 0 0 1-62-62z" },
    { ink: "line", d: "M108 190h-30v34h36M292 190h30v34h-36", width: 9 },
    { ink: "glow fill", d: "M112 166a88 20 0 0 1 176 0z" },
    {
      ink: "line",
      d: "M150 128q-26-26 0-52t0-46M200 128q-26-30 0-58t0-50M250 128q-26-26 0-52t0-46",
      width: 8,
      dash: "0 16",
    },
  ],
  door: [
    { ink: "line", d: "M118 272V52h132v220", width: 11 },
    { ink: "glow fill", d: "M128 272V62h112v210z" },
    { ink: "solid fill", d: "M118 272V52l64 30v212z" },
    { ink: "tint fill", d: ring([168, 184], 7) },
    { ink: "solid", d: "M226 178h122M312 142l36 36-36 36", width: 13 },
    floor,
  ],
  card: [
    // The card leans a little, because a hand holds it up. The fingers cover its lower edge, and the thumb is next to
    // it.
    { ink: "clay fill", d: "M112 44l164-16 12 124-164 16z" },
    { ink: "tint", d: "M146 82l96-9M150 112l60-6", width: 9 },
    { ink: "skin fill", d: "M138 172h118v40q0 36-30 50v38h-58v-38q-30-14-30-50z" },
    { ink: "skin", d: "M152 182v-32M183 182v-38M214 182v-38M244 182v-34", width: 26 },
    { ink: "skin", d: "M246 224q36-14 42-52", width: 24 },
    { ink: "tint", d: "M167.5 176v-28M198.5 176v-30M229 176v-30", width: 4 },
  ],
  path: [
    { ink: "soft fill", d: "M0 250q90-70 200-40t200-50v140h-400z" },
    { ink: "line", d: "M40 290q70-80 170-62t150-72", width: 16, dash: "0 24" },
    { ink: "solid", d: "M226 196h96M242 196v36M306 196v36M226 168h96", width: 10 },
    { ink: "line fill", d: `${ring([84, 120], 44)}${ring([140, 100], 30)}` },
    { ink: "line", d: "M84 120v90M140 100v98", width: 9 },
    { ink: "glow fill", d: ring([336, 70], 28) },
  ],
};

/** Returns the marks of a scene. The skin of its hand is the same in every palette and mode. */
export function visitScene(picture: ScenePicture, skin: string): readonly Mark[] {
  return visitScenes[picture].map((mark) => (mark.ink.startsWith("skin") ? { ...mark, color: skin } : mark));
}
