import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShippedPackage } from "./shipped-packages.ts";

/** License texts for packages that name a license but don't include its text. */
const standard = "prerender/licenses/standard";

/** Vite's license file also lists the licenses of its bundled tools, which pages don't contain. */
const ofItsTools = "\n# Licenses of bundled dependencies";

/** Throws with the fix if the license or its text is missing. */
export function readPackage(folder: string, kind: ShippedPackage["kind"]): ShippedPackage {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (typeof license !== "string")
    throw new Error(`licenses: '${name}' names no license; ask its authors before it is shipped, or do without it`);
  const text = ownText(folder) ?? standardText(license, typeof author === "string" ? author : author?.name);
  if (!text)
    throw new Error(`licenses: '${name}' comes without the text of its license; add it as ${standard}/${license}.txt`);
  return { name, version, license, text, kind };
}

/** Returns the package's own license and notice files as one text. */
function ownText(folder: string): string | undefined {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n"));
  return texts.map((text) => (text.split(ofItsTools)[0] ?? text).trim()).join("\n\n") || undefined;
}

function standardText(license: string, author: string | undefined): string | undefined {
  const file = `${standard}/${license}.txt`;
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8").trim();
  return author ? `Copyright ${author}\n\n${text}` : text;
}
