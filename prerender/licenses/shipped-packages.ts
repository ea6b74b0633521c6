import { existsSync, readFileSync } from "node:fs";

/** A package of which something is in the built site. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As the package states it, an SPDX identifier: “MIT”. */
  license: string;
  /** Its license as it asks to be passed on, copyright notice included. */
  text: string;
  /** What of it is in the site: code that runs in the browser, or a typeface. */
  kind: "code" | "typeface";
}

/** Where a build notes them, for its later steps. */
export const shippedPackagesFile = "build/shipped-packages.json";

/** The packages that the last build found in what it made; none where nothing was built, as in development. */
export function readShippedPackages(): ShippedPackage[] {
  return existsSync(shippedPackagesFile) ? JSON.parse(readFileSync(shippedPackagesFile, "utf8")) : [];
}
