import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { roles } from "../data/quiz/roles.ts";
import inks from "./home-image.json" with { type: "json" };
import { icon } from "./icon.ts";
import { recolored } from "./recolor.ts";
import { size, socialImage } from "./social-image.ts";
import { themeColor } from "./theme-color.ts";

/**
 * Writes what is drawn at build with the theme’s colors: the icons, and `social/{role}.png`, the link preview of each
 * role’s page. `social.png`, for all other pages, has words in the site’s fonts: it is stored, and takes on the theme’s
 * colors. The tab’s icon is no SVG: a browser would set up a document of its own for it, on the page’s main thread.
 */
export function writePictures(root: string): void {
  const write = (file: string, svg: string, width: number) => {
    const picture = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } });
    writeFileSync(join(root, file), picture.render().asPng());
  };
  write("icon.png", icon("disc"), 48);
  // Where phones ask for it by themselves: no page has to name it.
  write("apple-touch-icon.png", icon("tile"), 180);
  write("icon-512.png", icon("tile"), 512);
  writeFileSync(join(root, "social.png"), recolored(readFileSync("pictures/home-image.png"), inks, themeColor));
  mkdirSync(join(root, "social"), { recursive: true });
  for (const { key } of roles) write(`social/${key}.png`, socialImage(key), size.width);
}
