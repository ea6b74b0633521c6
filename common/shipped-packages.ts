import { existsSync, readFileSync } from "node:fs";

/** A package with code or fonts in the built site. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX identifier from the package's own metadata, such as "MIT". */
  license: string;
  text: string;
  kind: "code" | "typeface";
}

/** File that lists the packages in the built site. The build writes it for its later steps. */
export const shippedPackagesFile = "build/shipped-packages.json";

/** Returns the packages that the last build found, or none without a build, as in development. */
export function readShippedPackages(): ShippedPackage[] {
  return existsSync(shippedPackagesFile) ? JSON.parse(readFileSync(shippedPackagesFile, "utf8")) : [];
}
