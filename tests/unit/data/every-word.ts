import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import ts from "typescript";

interface Word {
  /** Location: `data/shop.ts closing.links.0.label`, or the line of a file. */
  at: string;
  text: string;
}

interface LabeledLink {
  at: string;
  label: string;
  to: string;
}

interface StatedFigure {
  at: string;
  value: string;
  label: string;
}

const files = globSync(["data/**/*.ts", "src/design/words/**/*.ts"], { exclude: ["data/checks/**"] });
const modules = await Promise.all(
  files.map(async (file) => ({
    file,
    exported: (await import(/* @vite-ignore */ pathToFileURL(file).href)) as object,
  })),
);
const articles = globSync("data/articles/*.mdx").map((file) => ({ at: file, text: readFileSync(file, "utf8") }));

/** Every text in data/ and of the design system, with templates filled in: pages, forms, receipts and emails. */
export const everyWord: readonly Word[] = [
  ...modules.flatMap(({ file, exported }) => wordsIn(exported, file)),
  ...articles,
];

/** Every text as typed in the source. Templates yield the parts between their placeholders. */
export const everyTypedWord: readonly Word[] = [
  ...files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
    return typedWordsIn(source, source);
  }),
  ...articles,
];

export const everyLink: readonly LabeledLink[] = [
  ...modules.flatMap(({ file, exported }) => linksIn(exported, file)),
  ...articles.flatMap(({ at, text }) =>
    [...text.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)].map(([, label = "", to = ""]) => ({ at, label, to })),
  ),
];

/** Every figure of pages, briefs and lists, with its label and definition. */
export const everyFigure: readonly StatedFigure[] = modules.flatMap(({ file, exported }) => figuresIn(exported, file));

function wordsIn(value: unknown, at: string): Word[] {
  return typeof value === "string" ? [{ at, text: value }] : below(value, at, wordsIn);
}

function linksIn(value: unknown, at: string): LabeledLink[] {
  const link = value as Partial<LabeledLink> | null;
  if (typeof link?.label === "string" && typeof link.to === "string") return [{ at, label: link.label, to: link.to }];
  return below(value, at, linksIn);
}

function figuresIn(value: unknown, at: string): StatedFigure[] {
  const figure = value as (Partial<StatedFigure> & { counts?: unknown }) | null;
  if (typeof figure?.value === "string" && typeof figure.label === "string" && typeof figure.counts === "string")
    return [{ at, value: figure.value, label: figure.label }];
  return below(value, at, figuresIn);
}

function below<Found>(value: unknown, at: string, inside: (value: unknown, at: string) => Found[]): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const mark = at.endsWith(".ts") ? " " : ".";
  return Object.entries(value).flatMap(([key, child]) => inside(child, at + mark + key));
}

function typedWordsIn(node: ts.Node, source: ts.SourceFile): Word[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    const { line } = source.getLineAndCharacterOfPosition(node.pos);
    return [{ at: `${source.fileName}:${line + 1}`, text: node.text }];
  }
  const words: Word[] = [];
  ts.forEachChild(node, (child) => void words.push(...typedWordsIn(child, source)));
  return words;
}
