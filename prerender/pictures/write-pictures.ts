import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { previewSize } from "../../data/preview-picture.ts";
import { collectGarbage } from "./collect-garbage.ts";
import { everyPreview } from "./every-preview.ts";
import inks from "./home-image.json" with { type: "json" };
import { icon } from "./icon.ts";
import { keptPictures } from "./kept-pictures.ts";
import { recolored } from "./recolor.ts";
import { themeColor } from "./theme-color.ts";

/** Number of pictures between garbage collections. */
const batch = 50;

/**
 * Writes the pictures that use the theme's colors: the icons, and each page's link preview below `social/`.
 * `social.png`, for the home page, is a stored file that is recolored. The tab icon is a PNG, because for an SVG icon
 * browsers create a separate document on the page's main thread.
 */
export async function writePictures(root: string): Promise<void> {
  const kept = keptPictures(".cache/pictures");
  const write = (file: string, svg: string, width: number) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), kept.png(svg, width));
  };
  write("icon.png", icon("disc"), 48);
  // Phones request this path by default, so pages need no link to it.
  write("apple-touch-icon.png", icon("tile"), 180);
  write("icon-512.png", icon("tile"), 512);
  writeFileSync(
    join(root, "social.png"),
    recolored(readFileSync("prerender/pictures/home-image.png"), inks, themeColor),
  );
  for (const [index, [file, svg]] of [...everyPreview()].entries()) {
    write(file, svg, previewSize.width);
    if (index % batch === batch - 1) await collectGarbage();
  }
  kept.forgetOthers();
}
