/**
 * `node scripts/measure-font.ts FILE.woff2 FAMILY…`: measures values for `standIns` in theme/loaded-fonts.ts. Prints a
 * typeface's heights, and how much wider it sets an article's text than each local family. Measured in Chromium, at
 * weight 400.
 */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserArguments } from "../tests/browser-arguments.ts";
import { findChromium } from "./chromium.mjs";

const sample = "data/articles/ask-your-shoulders-first.mdx";

const [file, ...families] = process.argv.slice(2);
if (!file || families.length === 0) {
  console.error('Usage: node scripts/measure-font.ts <file.woff2> <family> … ("Georgia" "DejaVu Serif")');
  process.exit(2);
}
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
const page = await browser.newPage();
const { ascent, descent, sizes } = await page.evaluate(measure, {
  font: readFileSync(file).toString("base64"),
  words: readFileSync(sample, "utf8").replaceAll("\n", " "),
  families,
});
await browser.close();
console.log(`ascent: ${ascent.toFixed(3)}, descent: ${descent.toFixed(3)}`);
for (const [index, family] of families.entries())
  console.log(`${family}: ${sizes[index] ? `size: ${sizes[index].toFixed(3)}` : "not installed"}`);

/** Runs in the page. Returns heights in em, and the families' sizes; undefined for families that are not installed. */
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
    return one && one === other ? width / one : undefined;
  });
  return { ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000, sizes };
}
