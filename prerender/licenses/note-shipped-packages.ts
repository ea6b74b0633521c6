import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { type ShippedPackage, shippedPackagesFile } from "../../common/shipped-packages.ts";

/** License texts for packages that name a license but don't include its text. */
const standard = "prerender/licenses/standard";

/** Heading in Vite's license file above the licenses of its bundled tools, which pages don't contain. */
const ofItsTools = "\n# Licenses of bundled dependencies";

/** Reads the facts and the license text of a package. Throws with the fix if the license or its text is missing. */
export function readPackage(folder: string, kind: ShippedPackage["kind"]): ShippedPackage {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (typeof license !== "string")
    throw new Error(`licenses: '${name}' has no license; get one from its authors, or remove the package`);
  const text = ownText(folder) ?? standardText(license, typeof author === "string" ? author : author?.name);
  if (!text) throw new Error(`licenses: '${name}' has no license text; add it as ${standard}/${license}.txt`);
  return { name, version, license, text, kind };
}

/** Returns the package's own license and notice files as one text, or undefined if it has none. */
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

/**
 * Returns the package folder of a module, or undefined for the site's own modules. The bundler's helper modules,
 * such as "\0vite/preload-helper.js", have no file. Their names start with the package name.
 */
export function packageFolder(id: string): string | undefined {
  const installed = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(`/${id.replace("\0", "")}`)?.[1]?.slice(1);
  if (installed) return installed;
  const [, name] = /^\0((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  const folder = `node_modules/${name}`;
  return name && existsSync(`${folder}/package.json`) ? folder : undefined;
}

/**
 * Throws if a script from src/ has code of a package that is not `listed`. Scripts without React are bundled after
 * /licenses is written.
 */
export function refuseUnlisted(entry: string, modules: readonly string[], listed: readonly ShippedPackage[]): void {
  for (const folder of modules.flatMap((id) => packageFolder(id) ?? [])) {
    const { name } = readPackage(folder, "code");
    if (!listed.some((known) => known.name === name))
      throw new Error(
        `licenses: src/${entry} has code of '${name}', which /licenses lacks; use it in an island instead`,
      );
  }
}

/**
 * Records the packages that the built site contains: modules with code in the client bundle, and typefaces among its
 * files. The pages' styles import the typefaces, so the prerender build emits them. Pages render after that build.
 */
export function noteShippedPackages(): Plugin {
  const folders = new Map<string, ShippedPackage["kind"]>();
  const note = (id: string, kind: ShippedPackage["kind"]) => {
    const folder = packageFolder(id);
    if (folder) folders.set(folder, kind);
  };
  return {
    name: "note-shipped-packages",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset") for (const name of file.originalFileNames) note(name, "typeface");
        else if (this.environment.name === "client")
          for (const [id, { renderedLength }] of Object.entries(file.modules)) if (renderedLength > 0) note(id, "code");
      }
      const packages = [...folders].map(([folder, kind]) => readPackage(folder, kind));
      mkdirSync(dirname(shippedPackagesFile), { recursive: true });
      writeFileSync(shippedPackagesFile, JSON.stringify(packages.sort((a, b) => a.name.localeCompare(b.name))));
    },
  };
}
