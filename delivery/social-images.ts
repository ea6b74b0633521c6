import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { roles } from "../data/quiz/roles.ts";
import { socialImage } from "./social-image.ts";

/** Writes `social/{role}.png`, the link preview of each role’s page. */
export function writeSocialImages(root: string): void {
  const folder = join(root, "social");
  mkdirSync(folder, { recursive: true });
  for (const { key } of roles) {
    const picture = new Resvg(socialImage(key), { font: { loadSystemFonts: false } });
    writeFileSync(join(folder, `${key}.png`), picture.render().asPng());
  }
}
