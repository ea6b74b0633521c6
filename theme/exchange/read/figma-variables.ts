import { isObject } from "../../dtcg/read-tree.ts";
import type { ForeignFile } from "../foreign-token.ts";
import { Collected, nameProblem } from "../limits.ts";
import { modeNamed } from "../mode-named.ts";

type Json = Readonly<Record<string, unknown>>;

/** Recognizes the response of Figma's REST API to `GET /v1/files/:key/variables/local`. */
export function isFigmaVariables(root: Json): boolean {
  return isObject(root.meta) && isObject(root.meta.variables) && isObject(root.meta.variableCollections);
}

/** Reads that response (Figma REST API, LocalVariable and LocalVariableCollection). */
export function readFigmaVariables(root: Json): ForeignFile {
  const into = new Collected();
  const meta = root.meta as Json;
  const collections = byId(meta.variableCollections);
  const variables = byId(meta.variables);
  for (const [id, variable] of variables) {
    const { name, variableCollectionId, valuesByMode, deletedButReferenced } = variable;
    const description = typeof variable.description === "string" ? variable.description : undefined;
    if (typeof name !== "string" || !isObject(valuesByMode)) {
      into.refuse(id, "is no variable: it has no name or no values; export the file anew");
      continue;
    }
    if (deletedButReferenced === true) continue;
    const names = name.split("/");
    const collection = collections.get(String(variableCollectionId)) ?? {};
    const at = `${typeof collection.name === "string" ? `${collection.name}: ` : ""}${name}`;
    const problem = names.map((_, index) => nameProblem(names.slice(0, index + 1))).find(Boolean);
    if (problem) {
      into.refuse(at, problem);
      continue;
    }
    const columns = modesOf(collection);
    for (const [modeId, value] of Object.entries(valuesByMode)) {
      const column = columns.get(modeId) ?? modeId;
      const mode = modeNamed(column);
      const place = columns.size > 1 ? `${at} (${column})` : at;
      if (columns.size > 1 && !mode)
        into.refuse(
          place,
          "its mode is none of the theme’s; name it light, dark, light more contrast or dark more contrast",
        );
      else into.add({ names, mode, value: valueIn(value, variables), at: place, isFigma: true, description });
    }
  }
  return { format: "Figma’s variables, from its REST API", tokens: into.tokens, refused: into.refused };
}

function byId(record: unknown): Map<string, Json> {
  return new Map(Object.entries(record as Json).filter((entry): entry is [string, Json] => isObject(entry[1])));
}

function modesOf({ modes }: Json): Map<string, string> {
  const list: unknown[] = Array.isArray(modes) ? modes : [];
  return new Map(list.filter(isObject).map(({ modeId, name }) => [String(modeId), String(name)]));
}

function valueIn(value: unknown, variables: ReadonlyMap<string, Json>): unknown {
  if (!isObject(value)) return value;
  if (value.type === "VARIABLE_ALIAS") {
    const target = variables.get(String(value.id))?.name;
    return typeof target === "string" ? `{${target.split("/").join(".")}}` : `{${String(value.id)}}`;
  }
  const { r, g, b, a = 1 } = value;
  return "r" in value ? { colorSpace: "srgb", components: [r, g, b], alpha: a } : value;
}
