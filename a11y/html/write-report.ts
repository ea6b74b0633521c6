import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { issuePictures } from "@kindred-ground/audit/reports/issues.ts";
import type { SavedChecklist } from "@kindred-ground/audit/reports/signature.ts";
import type { Plugin } from "vite";

/** Bundles the report's script for inlining, because browsers load no modules from disk. */
export async function bundleScript(): Promise<string> {
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: {
        input: fileURLToPath(new URL("client/main.ts", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error("a11y/html/client/main.ts: Vite returned no output");
  return chunk.code.trim().replaceAll("</script", "<\\/script");
}

type Renderer = typeof import("./render.tsx");

/**
 * Loads the renderer with Vite's runner. Node does not support JSX or font imports, and the runner needs no build
 * output.
 */
export async function loadRenderer(): Promise<Renderer & { fonts: string[] }> {
  const { runnerImport } = await import("vite");
  const fonts = new Set<string>();
  const { module } = await runnerImport<Renderer>(fileURLToPath(new URL("render.tsx", import.meta.url)), {
    configFile: false,
    logLevel: "error",
    plugins: [fontsBesideThePage(fonts)],
  });
  return { ...module, fonts: [...fonts] };
}

/** Resolves the theme's font imports to `fonts/` and records the font files. */
function fontsBesideThePage(fonts: Set<string>): Plugin {
  return {
    name: "fonts-beside-the-page",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(".woff2?url")) return;
      const found = await this.resolve(source.replace("?url", ""), importer, { skipSelf: true });
      if (!found) throw new Error(`theme/fonts.ts: no package has ${source}; run \`npm ci\``);
      return `${found.id}?beside`;
    },
    load(id) {
      if (!id.endsWith("?beside")) return;
      const file = id.replace("?beside", "");
      fonts.add(file);
      return `export default ${JSON.stringify(`fonts/${basename(file)}`)};`;
    },
  };
}

/** Loaded on first use and shared by all reports of this process. */
let loaded: ReturnType<typeof loadParts> | undefined;

function parts() {
  loaded ??= loadParts();
  return loaded;
}

async function loadParts() {
  const [renderer, script] = await Promise.all([loadRenderer(), bundleScript()]);
  const fonts = await Promise.all(
    renderer.fonts.map(async (font) => ({ file: `fonts/${basename(font)}`, bytes: await readFile(font) })),
  );
  const withFonts = (css: string) =>
    fonts.reduce((text, { file, bytes }) => text.replaceAll(file, dataUrl("font/woff2", bytes)), css);
  return { ...renderer, script, fonts, withFonts };
}

/** Writes `index.html` with its fonts and the pictures of issues into `folder`, which has the audit's pictures. */
export async function writeReport(audit: Audit, folder: string, sheet: SavedChecklist): Promise<void> {
  const { renderReport, script, fonts } = await parts();
  await Promise.all(["fonts", "pictures"].map((name) => mkdir(join(folder, name), { recursive: true })));
  await Promise.all([
    writeFile(join(folder, "index.html"), renderReport({ audit, script, ...sheet })),
    ...issuePictures(sheet.manual).map(({ file, data }) => writeFile(join(folder, file), data)),
    ...fonts.map(({ file, bytes }) => writeFile(join(folder, file), bytes)),
    ...(await oldPictures(audit, folder)).map((file) => rm(file)),
  ]);
}

/** Returns pictures of earlier audits, by the form of their names. */
async function oldPictures({ pictures }: Audit, folder: string): Promise<string[]> {
  const shown = new Set(pictures.map(({ file }) => basename(file)));
  const names = await readdir(join(folder, "pictures"));
  const old = names.filter((name) => /^[\da-f]{12}\.png$/.test(name) && !shown.has(name));
  return old.map((name) => join(folder, "pictures", name));
}

/** Writes `report.html`: the same page with its pictures and fonts inside, to send as one file. */
export async function writeSharedReport(audit: Audit, folder: string, sheet: SavedChecklist): Promise<void> {
  const { renderReport, script, withFonts } = await parts();
  const page = renderReport({ audit, script, ...sheet }, withFonts);
  await writeFile(
    join(folder, "report.html"),
    page.replaceAll(/(?<=src=")pictures\/[\w.-]+(?=")/g, inlineFrom(folder)),
  );
}

/** Writes `conformance.html`: the conformance report as one page, to read, print and publish. */
export async function writeConformance(audit: Audit, folder: string, { manual }: SavedChecklist): Promise<void> {
  const { renderConformance, withFonts } = await parts();
  await writeFile(join(folder, "conformance.html"), renderConformance(audit, manual, withFonts));
}

/** Keeps the file's name if the picture is missing, which must not block the report. */
function inlineFrom(folder: string): (file: string) => string {
  return (file) => {
    const type = `image/${file.split(".").at(-1)}`;
    return existsSync(join(folder, file)) ? dataUrl(type, readFileSync(join(folder, file))) : file;
  };
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}
