import { globSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Endings of files that shrink by compression; fonts and pictures are compressed already. */
const textFiles = "**/*.{html,js,css,svg,json,xml,txt,data,ics}";

/** Writes a `.br` and a `.gz` copy beside every text file below `root`, at the highest level. */
export async function compressText(root: string): Promise<void> {
  const files = globSync(textFiles, { cwd: root }).values();
  const compressNext = async () => {
    for (const file of files) {
      const content = readFileSync(join(root, file));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(join(root, `${file}.br`), await brotli(content, { params }));
      writeFileSync(join(root, `${file}.gz`), await gzipped(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
