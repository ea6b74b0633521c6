import { existsSync } from "node:fs";

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
