import { existsSync } from "node:fs";

/**
 * The folder of the package that a module comes from; undefined for the site’s own. The bundler’s own small modules, as
 * “\0vite/preload-helper.js”, have no file; the first part of their name is their package’s.
 */
export function packageFolder(id: string): string | undefined {
  const installed = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(`/${id.replace("\0", "")}`)?.[1]?.slice(1);
  if (installed) return installed;
  const [, name] = /^\0((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  const folder = `node_modules/${name}`;
  return name && existsSync(`${folder}/package.json`) ? folder : undefined;
}
