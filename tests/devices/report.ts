import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageResult, VersionResult } from "./try-version.ts";

export const reportFolder = "test-results/devices";

const styles = `
  body { font: 1rem/1.5 sans-serif; margin: 2rem; }
  table { border-collapse: collapse; }
  th, td { border: 1px solid #999; padding: 0.5rem; text-align: start; vertical-align: top; }
  img { max-height: 14rem; border: 1px solid #ccc; }
  .failed { color: #9d162c; }
`;

export function writeReport(results: readonly VersionResult[]): void {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(join(reportFolder, "index.html"), page(results));
}

function page(results: readonly VersionResult[]): string {
  const columns = results.map(({ version, pages, journeys }) => ({
    version: asText(`Chromium ${version}`),
    cells: new Map([
      ...pages.map((result) => [result.path, verdict(result.faults) + pictures(result, `${version}`)] as const),
      ...journeys.map(({ name, faults }) => [name, verdict(faults)] as const),
    ]),
  }));
  const names = new Set(columns.flatMap(({ cells }) => [...cells.keys()]));
  const rows = [...names].map((name) => {
    const cells = columns.map((column) => `<td>${column.cells.get(name) ?? "not for this class"}</td>`);
    return `<tr><th scope="row">${asText(name)}</th>${cells.join("")}</tr>`;
  });
  const head = `<tr><td></td>${columns.map(({ version }) => `<th scope="col">${version}</th>`).join("")}</tr>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The site in old browsers</title>
<style>${styles}</style><h1>The site in old browsers</h1>
<table>${[head, ...rows].join("\n")}</table></html>
`;
}

function pictures({ path, pictures }: PageResult, version: string): string {
  return pictures
    .map((file) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${asText(`${path} in ${version}`)}"></a>`)
    .join(" ");
}

function verdict(faults: readonly string[]): string {
  if (faults.length === 0) return "<p>fine</p>";
  return `<ul class="failed">${faults.map((fault) => `<li>${asText(fault)}</li>`).join("")}</ul>`;
}

function asText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
