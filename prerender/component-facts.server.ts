import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { ComponentGuide } from "../data/design/components/guide.ts";
import { type AnyRecipe, axesOf } from "../src/design/recipe-facts.ts";

export interface Prop {
  name: string;
  /** Values or type, as written. */
  type: string;
  /** Default value, or "required". */
  note: string;
  about: string;
}

/** Returns the variants of a recipe as props, then those of the site's own component from its types. */
export function propsOf({ source, component, code }: ComponentGuide, recipe: AnyRecipe): Prop[] {
  const defaults: Readonly<Record<string, unknown>> = recipe.defaultVariants ?? {};
  const variants = axesOf(recipe).map(({ name, values }) => ({
    name,
    type: values.map((value) => `"${value}"`).join(" | "),
    note: `${defaults[name] ?? ""}`,
    about: "",
  }));
  const own = source ? typedProps(source, component ?? tagIn(code)) : [];
  return [...variants.filter(({ name }) => own.every((prop) => prop.name !== name)), ...own];
}

/** Returns the first name in the code: `Menu.Root` for `<Menu.Root recipe={…}>`. */
export function tagIn(code: string): string {
  return /[\w.]+/.exec(code)?.[0] ?? "";
}

/** Reads the props of an exported function from its source. Throws if the source has no such function. */
function typedProps(source: string, name: string): Prop[] {
  const file = ts.createSourceFile(source, readFileSync(source, "utf8"), ts.ScriptTarget.Latest, true);
  const written = file.statements.find(
    (each): each is ts.FunctionDeclaration => ts.isFunctionDeclaration(each) && each.name?.text === name,
  );
  const type = written?.parameters[0]?.type;
  if (!type) throw new Error(`data/design/components: ${source} has no function ${name} with props; correct the name`);
  return membersOf(type, file).map((member) => ({
    name: member.name.getText(),
    type: member.type?.getText().replaceAll(/\s+/g, " ") ?? "",
    note: member.questionToken ? "" : "required",
    about: ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "")
      .join(" "),
  }));
}

/** Returns the properties that a type's own module writes. It leaves out those of libraries. */
function membersOf(type: ts.TypeNode, file: ts.SourceFile): ts.PropertySignature[] {
  if (ts.isTypeLiteralNode(type)) return type.members.filter(ts.isPropertySignature);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => membersOf(part, file));
  const name = type.getText().split("<")[0];
  return file.statements.flatMap((each) => {
    if (ts.isInterfaceDeclaration(each) && each.name.text === name) return each.members.filter(ts.isPropertySignature);
    return ts.isTypeAliasDeclaration(each) && each.name.text === name ? membersOf(each.type, file) : [];
  });
}

/** Returns the lines of a transcript that a component begins. Throws if the transcript lacks its first line. */
export function heardOf({ heard }: ComponentGuide): string[] {
  if (!heard) return [];
  const lines = readFileSync(join("a11y/transcripts/spoken", heard.file), "utf8").split("\n");
  const first = lines.findIndex((line) => line.trimStart().startsWith(heard.line));
  if (first < 0) throw new Error(`data/design/components: ${heard.file} has no line '${heard.line}'; correct it`);
  const shown = lines.slice(first, first + heard.lines);
  const indent = Math.min(...shown.map((line) => line.length - line.trimStart().length));
  return shown.map((line) => line.slice(indent));
}

interface Module {
  text: string;
  /** Paths of the modules that it imports. */
  imports: string[];
}

let modules: Map<string, Module> | undefined;

function readModules(): Map<string, Module> {
  modules ??= new Map(
    globSync("src/**/*.{ts,tsx}").map((path): [string, Module] => {
      const text = readFileSync(path, "utf8");
      const named = text.matchAll(/(?:from|import\()\s?"(\.[^"]+)"/g);
      return [path, { text, imports: [...named].map(([, to = ""]) => join(dirname(path), to)) }];
    }),
  );
  return modules;
}

/** Returns the modules that use a component or its recipe, and the routes that reach one of them. */
export function usesOf({ code, component, recipe }: ComponentGuide) {
  const all = readModules();
  const names = [tagIn(code).split(".")[0], recipe.charAt(0).toUpperCase() + recipe.slice(1)];
  const starts = component ? [`${component}(`] : [...names.map((name) => `<${name}`), `: ${recipe}Recipe`];
  const isUser = ([path, { text }]: [string, Module]) =>
    !path.includes("/design/") && starts.some((start) => hasWord(text, start));
  const users = new Set([...all].filter(isUser).map(([path]) => path));
  const reaches = (path: string, seen: Set<string>): boolean => {
    if (users.has(path)) return true;
    if (seen.has(path)) return false;
    seen.add(path);
    return all.get(path)?.imports.some((next) => reaches(next, seen)) ?? false;
  };
  const routes = [...all.keys()].filter((path) => !own.has(path) && path.startsWith("src/routes/"));
  return {
    modules: [...users].sort(),
    routes: routes.filter((path) => reaches(path, new Set())).map((path) => path.slice("src/routes/".length, -4)),
    isEverywhere: reaches("src/layout/site-layout.tsx", new Set()),
  };
}

/** Returns true if the text has `start` at the end of a word: `<List` in `<List.Root`, but not in `<ListSelect`. */
function hasWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (start.endsWith("(") || !/\w/.test(text.charAt(at + start.length))) return true;
  return false;
}

/** Routes of the design system, which show every component. */
const own = new Set(["components", "design", "workbench"].map((name) => `src/routes/${name}.tsx`));
