import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { issuePictures } from "@kindred-ground/audit/reports/issues.ts";
import type { SavedChecklist } from "@kindred-ground/audit/reports/signature.ts";
import { keepNodeEnv } from "@kindred-ground/audit/runner/keep-node-env.ts";

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
  if (!chunk) throw new Error("packages/audit/reports/html/client/main.ts: Vite returned no output");
  return chunk.code.trim().replaceAll("</script", "<\\/script");
}

type Renderer = typeof import("./report.tsx");

/** Loads the renderer with Vite's runner, because Node does not support JSX. */
export async function loadRenderer(): Promise<Renderer> {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<Renderer>(fileURLToPath(new URL("report.tsx", import.meta.url)), {
    configFile: false,
    logLevel: "error",
  });
  return module;
}

/** The renderer and the script, loaded on first use and shared by all reports of this process. */
let loaded: ReturnType<typeof loadParts> | undefined;

function parts() {
  loaded ??= keepNodeEnv(loadParts);
  return loaded;
}

async function loadParts() {
  const [renderer, script] = await Promise.all([loadRenderer(), bundleScript()]);
  return { ...renderer, script };
}

/**
 * Writes `index.html` and the pictures of issues into `folder`, which already has the audit's pictures. Deletes the
 * pictures of earlier audits.
 */
export async function writeReport(audit: Audit, folder: string, checklist: SavedChecklist): Promise<void> {
  const { renderReport, script } = await parts();
  await mkdir(join(folder, "pictures"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "index.html"), renderReport({ audit, script, ...checklist })),
    ...issuePictures(checklist.manual).map(({ file, data }) => writeFile(join(folder, file), data)),
    ...(await oldPictures(audit, folder)).map((file) => rm(file)),
  ]);
}

/** Returns the paths of screenshots from earlier audits, which it identifies by the pattern of their names. */
async function oldPictures({ pictures }: Audit, folder: string): Promise<string[]> {
  const shown = new Set(pictures.map(({ file }) => basename(file)));
  const names = await readdir(join(folder, "pictures"));
  const old = names.filter((name) => /^[\da-f]{12}\.png$/.test(name) && !shown.has(name));
  return old.map((name) => join(folder, "pictures", name));
}

/** Writes `report.html`: the same page with its pictures inside, to send as one file. */
export async function writeSharedReport(audit: Audit, folder: string, checklist: SavedChecklist): Promise<void> {
  const { renderReport, script } = await parts();
  const page = renderReport({ audit, script, ...checklist });
  await writeFile(
    join(folder, "report.html"),
    page.replaceAll(/(?<=src=")pictures\/[\w.-]+(?=")/g, inlineFrom(folder)),
  );
}

/** Writes `conformance.html`: the conformance report as one page, to read, print and publish. */
export async function writeConformance(audit: Audit, folder: string, { manual }: SavedChecklist): Promise<void> {
  const { renderConformance } = await parts();
  await writeFile(join(folder, "conformance.html"), renderConformance(audit, manual));
}

/**
 * Returns a function that converts a picture's path to a data URL. If the picture is missing, that function returns the
 * path unchanged, so that the report is still written.
 */
function inlineFrom(folder: string): (file: string) => string {
  return (file) => {
    const type = `image/${file.split(".").at(-1)}`;
    return existsSync(join(folder, file)) ? dataUrl(type, readFileSync(join(folder, file))) : file;
  };
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}
