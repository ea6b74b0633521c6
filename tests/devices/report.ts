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
  const paths = [...new Set(results.flatMap(({ pages }) => pages.map(({ path }) => path)))];
  const names = [...new Set(results.flatMap(({ journeys }) => journeys.map(({ name }) => name)))];
  const pageRows = paths.map((path) =>
    row(
      path,
      results.map((result) => pageCell(result, path)),
    ),
  );
  const journeyRows = names.map((name) =>
    row(
      name,
      results.map((result) => journeyCell(result, name)),
    ),
  );
  const head = `<tr><td></td>${results.map(({ version }) => `<th scope="col">Chromium ${asText(`${version}`)}</th>`).join("")}</tr>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The site in old browsers</title>
<style>${styles}</style><h1>The site in old browsers</h1>
<table>${[head, ...pageRows, ...journeyRows].join("\n")}</table></html>
`;
}

function row(name: string, cells: readonly string[]): string {
  return `<tr><th scope="row">${asText(name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function pageCell({ version, pages }: VersionResult, wanted: string): string {
  const found = pages.find(({ path }) => path === wanted);
  return found ? verdict(found.faults) + pictures(found, `${version}`) : "";
}

function pictures({ path, pictures }: PageResult, version: string): string {
  return pictures
    .map((file) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${asText(`${path} in ${version}`)}"></a>`)
    .join(" ");
}

function journeyCell({ journeys }: VersionResult, wanted: string): string {
  const found = journeys.find(({ name }) => name === wanted);
  return found ? verdict(found.faults) : "not for this class";
}

function verdict(faults: readonly string[]): string {
  if (faults.length === 0) return "<p>fine</p>";
  return `<ul class="failed">${faults.map((fault) => `<li>${asText(fault)}</li>`).join("")}</ul>`;
}

function asText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
