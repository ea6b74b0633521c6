import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";
import { packageFolder } from "./package-folder.ts";
import { readPackage } from "./read-package.ts";
import { type ShippedPackage, shippedPackagesFile } from "./shipped-packages.ts";

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
