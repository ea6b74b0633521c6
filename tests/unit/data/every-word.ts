import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** A text of data/, and where it stands: `data/shop.ts closing.links.0.label`. */
interface Word {
  at: string;
  text: string;
}

interface LabeledLink {
  at: string;
  label: string;
  to: string;
}

const modules = await Promise.all(
  globSync("data/**/*.ts", { exclude: ["data/checks/**"] }).map(async (file) => ({
    file,
    exported: (await import(/* @vite-ignore */ pathToFileURL(file).href)) as object,
  })),
);
const articles = globSync("data/articles/*.mdx").map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Every text that data/ holds: what pages, forms, receipts and mails say. */
export const everyWord: readonly Word[] = [
  ...modules.flatMap(({ file, exported }) => wordsIn(exported, file)),
  ...articles.map(({ file, text }) => ({ at: file, text })),
];

/** Every link to a page of this site. */
export const everyLink: readonly LabeledLink[] = [
  ...modules.flatMap(({ file, exported }) => linksIn(exported, file)),
  ...articles.flatMap(({ file, text }) =>
    [...text.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)].map(([, label = "", to = ""]) => ({ at: file, label, to })),
  ),
];

function wordsIn(value: unknown, at: string): Word[] {
  if (typeof value === "string") return [{ at, text: value }];
  return below(value, at, wordsIn);
}

function linksIn(value: unknown, at: string): LabeledLink[] {
  const link = value as Partial<LabeledLink> | null;
  if (typeof link?.label === "string" && typeof link.to === "string") return [{ at, label: link.label, to: link.to }];
  return below(value, at, linksIn);
}

function below<Found>(value: unknown, at: string, inside: (value: unknown, at: string) => Found[]): Found[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    inside(child, at.endsWith(".ts") ? `${at} ${key}` : `${at}.${key}`),
  );
}
