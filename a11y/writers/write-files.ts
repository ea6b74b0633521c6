import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Audit } from "../audit.ts";
import type { Manual } from "../manual.ts";
import { files } from "./every-writer.ts";

export function writeFiles(folder: string, audit: Audit, manual: Manual | null): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) writeFileSync(join(folder, file), text(audit, manual));
}
