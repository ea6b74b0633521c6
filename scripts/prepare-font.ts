import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.mjs";

const sample = "data/articles/ask-your-shoulders-first.mdx";

/** Local fonts that stand in for a loading font, and the weight of its cut for pictures, by use. */
const uses = {
  heading: { locals: ["Georgia", "Noto Serif", "DejaVu Serif"], weight: 600 },
  body: { locals: ["Arial", "Roboto", "Liberation Sans", "DejaVu Sans"], weight: 450 },
};

export type FontUse = keyof typeof uses;

const cutter = "subset-font";

interface Package {
  slug: string;
  folder: string;
  /** Path of the file with the letters of English, upright ("normal") or "italic". */
  fileOf: (style: string) => string;
}

function packageOf(family: string): Package {
  const slug = family.toLowerCase().replaceAll(" ", "-");
  const folder = `node_modules/@fontsource-variable/${slug}`;
  return { slug, folder, fileOf: (style) => `${folder}/files/${slug}-latin-wght-${style}.woff2` };
}

/** Returns the commands that install what a font needs, without those that have already run. */
export function missingFor(families: readonly string[]): string[] {
  const fonts = families.map(packageOf).filter(({ folder }) => !existsSync(folder));
  return [
    ...fonts.map(({ slug }) => `npm install @fontsource-variable/${slug}`),
    ...(existsSync(`node_modules/${cutter}`) ? [] : [`npm install --no-save ${cutter}@2.4.0`]),
  ];
}

/**
 * Measures a font in Chromium at weight 400, and writes its cut for pictures. Returns the lines that the theme needs. The
 * width is that of an article's text, compared with the same text in each local font.
 */
export async function prepareFont(use: FontUse, family: string): Promise<string[]> {
  const { slug, folder, fileOf } = packageOf(family);
  const { locals, weight } = uses[use];
  const { variable } = JSON.parse(readFileSync(`${folder}/metadata.json`, "utf8"));
  const { ascent, descent, sizes } = await measureFont(fileOf("normal"), locals);
  const cut = `prerender/pictures/letters/${slug}.ttf`;
  await writeCut(fileOf("normal"), weight, cut);
  const name = `${family} Variable`;
  const heights = `ascent: ${ascent.toFixed(3)}, descent: ${descent.toFixed(3)}`;
  const standIns = [...new Set(sizes)].flatMap((size) => {
    const same = locals.filter((_, index) => sizes[index] === size);
    return size
      ? [`{ family: "${family} ${same[0]}", local: ${JSON.stringify(same)}, size: ${size}, ${heights} },`]
      : [];
  });
  // Only running text has emphasis.
  const italic = use === "body" && existsSync(fileOf("italic"));
  const faces = [[use, "normal"], ...(italic ? [[`${use}Italic`, "italic"]] : [])] as const;
  return [
    `Written: ${cut}`,
    "theme/loaded-fonts.ts, loadedFonts:",
    `  "${name}": { weights: [${variable.wght.min}, ${variable.wght.max}], cut: "${cut}" },`,
    "theme/loaded-fonts.ts, standIns, of the fonts on this machine:",
    ...standIns.map((line) => `  ${line}`),
    "theme/fonts.ts:",
    ...faces.flatMap(([url = "", style = ""]) => [
      `  import ${url} from "${fileOf(style).replace("node_modules/", "")}?url";`,
      `  { family: "${name}", url: ${url}, style: "${style}" },`,
    ]),
    `theme/tokens/type.tokens.json, fonts.${use}: "${name}" first, then the stand-ins and the generic family`,
  ];
}

/** The letters of the site's languages, and its punctuation. */
const letters = `${Array.from({ length: 0x160 }, (_, index) => String.fromCodePoint(0x20 + index)).join("")}‘’“”–—…•`;

/** Writes a static TrueType subset. The cutter is a package that only this command needs. */
async function writeCut(file: string, weight: number, cut: string): Promise<void> {
  const { default: subset } = await import(cutter);
  const options = { targetFormat: "truetype", variationAxes: { wght: weight } };
  writeFileSync(cut, await subset(readFileSync(file), letters, options));
}

/** Returns heights in em, and how much wider the font is than each local family. Undefined for absent families. */
async function measureFont(file: string, families: readonly string[]) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  try {
    const page = await browser.newPage();
    return await page.evaluate(measure, {
      font: readFileSync(file).toString("base64"),
      words: readFileSync(sample, "utf8").replaceAll("\n", " "),
      families: [...families],
    });
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function measure({ font, words, families }: { font: string; words: string; families: string[] }) {
  const face = new FontFace("measured", `url(data:font/woff2;base64,${font})`, { weight: "100 900" });
  document.fonts.add(await face.load());
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("the browser has no 2D canvas");
  const set = (family: string) => {
    pen.font = `400 1000px ${family}`;
    return pen.measureText(words);
  };
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = set("measured");
  const sizes = families.map((family) => {
    const [one, other] = ["serif", "monospace"].map((generic) => set(`"${family}", ${generic}`).width);
    return one && one === other ? (width / one).toFixed(3) : undefined;
  });
  return { ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000, sizes };
}
