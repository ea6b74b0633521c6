import type { ShippedPackage } from "../../common/shipped-packages.ts";

const rule = "-".repeat(80);

/** Returns all licenses as plain text. Packages with identical texts share one entry. */
export function licensesText(packages: readonly ShippedPackage[]): string {
  return [...new Set(packages.map(({ text }) => text))]
    .map((shared) => {
      const names = packages.filter(({ text }) => text === shared).map(nameOf);
      return `${names.join("\n")}\n\n${shared}\n`;
    })
    .join(`\n${rule}\n\n`);
}

function nameOf({ name, version, license }: ShippedPackage): string {
  return `${name} ${version} (${license})`;
}
