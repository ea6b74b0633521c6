import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { letterFiles } from "./letters.ts";
import { png } from "./render.ts";

/** Cache of pictures from earlier builds. File names hash all inputs of a picture, so every cache hit is correct. */
export function keptPictures(folder: string) {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  const made = createHash("sha256").update(readFileSync("node_modules/@resvg/resvg-js/package.json"));
  for (const file of letterFiles) made.update(readFileSync(file));

  return {
    png(svg: string, width: number): Buffer {
      const name = `${made.copy().update(`${width} ${svg}`).digest("hex")}.png`;
      const file = join(folder, name);
      used.add(name);
      if (existsSync(file)) return readFileSync(file);
      const picture = png(svg, width);
      writeFileSync(file, picture);
      return picture;
    },
    /** Deletes cached pictures that this build did not use. */
    forgetOthers(): void {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
}
