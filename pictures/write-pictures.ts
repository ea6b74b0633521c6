import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { previewSize } from "../data/preview-picture.ts";
import { collectGarbage } from "./collect-garbage.ts";
import { everyPreview } from "./every-preview.ts";
import inks from "./home-image.json" with { type: "json" };
import { icon } from "./icon.ts";
import { keptPictures } from "./kept-pictures.ts";
import { recolored } from "./recolor.ts";
import { themeColor } from "./theme-color.ts";

/** Pictures after which what drawing them took is given back. */
const batch = 50;

/**
 * Writes what is drawn at build with the theme’s colors: the icons, and the link preview of each page below `social/`.
 * `social.png`, the first page’s, is stored, and takes on the theme’s colors. The tab’s icon is no SVG: a browser would
 * set up a document of its own for it, on the page’s main thread.
 */
export async function writePictures(root: string): Promise<void> {
  const kept = keptPictures(".cache/pictures");
  const write = (file: string, svg: string, width: number) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), kept.png(svg, width));
  };
  write("icon.png", icon("disc"), 48);
  // Where phones ask for it by themselves: no page has to name it.
  write("apple-touch-icon.png", icon("tile"), 180);
  write("icon-512.png", icon("tile"), 512);
  writeFileSync(join(root, "social.png"), recolored(readFileSync("pictures/home-image.png"), inks, themeColor));
  for (const [index, [file, svg]] of [...everyPreview()].entries()) {
    write(file, svg, previewSize.width);
    if (index % batch === batch - 1) await collectGarbage();
  }
  kept.forgetOthers();
}
