import { inside, type Place, type Report, suggestion } from "./mistake.ts";
import { type GroupNode, isObject, type Json, readTree } from "./read-tree.ts";

/** One file, or tokens inside the resolver document. */
interface Source {
  place: Place;
  tree: GroupNode;
}

const kinds = new Map<string | undefined, "set" | "modifier">([
  ["sets", "set"],
  ["modifiers", "modifier"],
]);

interface SourceContext {
  /** Contents of referenced files, by the names in the document. */
  files: Json;
  /** Prefix of these names. */
  folder: string;
  top: Place;
  sets: Json;
  /** Called for each set that a source refers to. */
  used: (set: string) => void;
  report: Report;
}

function sourceReader({ files, folder, top, sets, used, report }: SourceContext) {
  return (written: unknown, at: Place): Source[] => sourcesOf(written, at, []);

  function sourcesOf(written: unknown, at: Place, trail: readonly string[]): Source[] {
    if (Array.isArray(written))
      return written.flatMap((one, index) => {
        const isAgain = isObject(one) && written.findIndex((each) => isObject(each) && each.$ref === one.$ref) < index;
        if (!isAgain || typeof one.$ref !== "string") return sourceOf(one, inside(at, index), trail);
        report(inside(at, index), `names ${one.$ref} twice`, "keep one of the two");
        return [];
      });
    report(at, "has no list of sources", 'write [{ "$ref": "file.tokens.json" }]');
    return [];
  }

  function sourceOf(written: unknown, at: Place, trail: readonly string[]): Source[] {
    if (!isObject(written)) {
      report(
        at,
        `the source ${JSON.stringify(written)} is not an object`,
        'write { "$ref": "file.tokens.json" }, or tokens',
      );
      return [];
    }
    const { $ref, ...beside } = written;
    if ($ref === undefined) return [sourceIn(written, at)];
    const found = typeof $ref === "string" ? referred($ref, inside(at, "$ref"), trail) : undefined;
    if (typeof $ref !== "string") report(inside(at, "$ref"), "$ref is not text", 'write "file.tokens.json"');
    // Properties next to a reference override the referenced ones, as in JSON Schema.
    const isMore = Object.keys(beside).length > 0;
    return isMore && found ? [...found, sourceIn(beside, at)] : (found ?? []);
  }

  function sourceIn(root: unknown, place: Place): Source {
    return { place, tree: readTree(root, place, report) };
  }

  function referred($ref: string, at: Place, trail: readonly string[]): Source[] {
    const [file = "", fragment = ""] = $ref.split("#");
    if (file === "") return referredSet(fragment, at, trail);
    if (file.includes("://")) {
      report(at, `refers to ${file}, but only local files are read`, "copy the file into the token folder");
      return [];
    }
    const name = file.startsWith("./") ? file.slice(2) : file;
    const root = files[name];
    if (root === undefined) {
      report(at, `refers to ${file}, which does not exist`, suggestion(name, Object.keys(files)));
      return [];
    }
    const keys = fragment.split("/").filter((key) => key !== "");
    let part: unknown = root;
    for (const key of keys) part = isObject(part) ? part[key] : undefined;
    if (part === undefined) report(at, `refers to ${$ref}, but the file has no such part`, "fix what follows #");
    return part === undefined ? [] : [sourceIn(part, { file: folder + name, keys })];
  }

  function referredSet(pointer: string, at: Place, trail: readonly string[]): Source[] {
    const [, room, name = "", ...rest] = pointer.split("/");
    if (room !== "sets" || rest.length > 0) {
      report(at, `refers to #${pointer}`, "sources are files, tokens and sets; name a set as #/sets/name");
      return [];
    }
    if (trail.includes(name)) {
      report(at, `the set ${name} contains itself (${[...trail, name].join(" → ")})`, "remove one reference");
      return [];
    }
    const target = sets[name];
    if (!isObject(target)) {
      report(at, `refers to the set ${name}, which is not defined`, suggestion(name, Object.keys(sets)));
      return [];
    }
    used(name);
    return sourcesOf(target.sources, inside(top, "sets", name, "sources"), [...trail, name]);
  }
}

/** A step of the resolution order. A set has its sources under "", in every mode. */
export interface Layer {
  kind: "set" | "modifier";
  name: string;
  place: Place;
  contexts: ReadonlyMap<string, readonly Source[]>;
  /** Context that applies if the inputs name no other. */
  default: string;
}

const documentKeys = ["$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs"];
const setKeys = ["description", "sources", "$extensions"];
const modifierKeys = ["description", "contexts", "default", "$extensions"];
const VERSION = "2025.10";

/**
 * Returns the steps of a resolver document (DTCG 2025.10, resolver) in order, with every `$ref` resolved. `files` has
 * the contents of referenced files by the names in the document, relative to `folder`.
 */
export function readResolver(
  resolver: unknown,
  files: Json,
  { folder, file }: { folder: string; file: string },
  report: Report,
): Layer[] {
  const top: Place = { file, keys: [] };
  if (!isObject(resolver)) {
    report(top, "is not an object", 'write { "version": "2025.10", "resolutionOrder": [ … ] }');
    return [];
  }
  const document = resolver;
  onlyKeys(document, documentKeys, "a resolver", top);
  if (document.version !== VERSION)
    report(inside(top, "version"), `version is ${JSON.stringify(document.version)}`, `write "${VERSION}"`);
  const named = { set: entriesOf("sets"), modifier: entriesOf("modifiers") };
  const used = new Set<string>();
  const sourcesOf = sourceReader({
    files,
    folder,
    top,
    sets: named.set,
    used: (set) => used.add(`set ${set}`),
    report,
  });

  function entriesOf(key: "sets" | "modifiers"): Json {
    const entries = document[key] ?? {};
    if (isObject(entries)) return entries;
    report(inside(top, key), `${key} is not an object`, `write "${key}": { "name": { … } }`);
    return {};
  }

  function onlyKeys(of: Json, known: readonly string[], kind: string, at: Place): void {
    for (const key of Object.keys(of))
      if (!known.includes(key)) report(inside(at, key), `${kind} has no ${key}`, suggestion(key, known));
  }

  function layerOf(item: unknown, at: Place): Layer[] {
    if (!isObject(item)) {
      report(at, "is not a step of the order", 'write { "$ref": "#/sets/name" } or a set with "name" and "type"');
      return [];
    }
    if (!("$ref" in item)) return inlineLayer(item, at);
    const [, folderName, name = "", ...rest] = String(item.$ref).split("/");
    const kind = kinds.get(folderName);
    if (!kind || rest.length > 0 || !String(item.$ref).startsWith("#/")) {
      report(
        inside(at, "$ref"),
        `the order refers to ${JSON.stringify(item.$ref)}`,
        "name a set as #/sets/name or #/modifiers/name",
      );
      return [];
    }
    const target = named[kind][name];
    const place = inside(top, folderName ?? "", name);
    if (!isObject(target)) {
      const names = Object.keys(named[kind]);
      report(
        inside(at, "$ref"),
        `the order refers to the ${kind} ${name}, which is not defined`,
        names.length ? suggestion(name, names) : "define it",
      );
      return [];
    }
    used.add(`${kind} ${name}`);
    onlyKeys(target, kind === "set" ? setKeys : modifierKeys, `a ${kind}`, place);
    return [layer(kind, name, target, place)];
  }

  function inlineLayer(item: Json, at: Place): Layer[] {
    const { name, type } = item;
    if (typeof name !== "string" || name === "") {
      report(at, "has no name", 'add "name", or name a set as { "$ref": "#/sets/name" }');
      return [];
    }
    if (type !== "set" && type !== "modifier") {
      report(inside(at, "type"), `type is ${JSON.stringify(type)}`, 'write "set" or "modifier"');
      return [];
    }
    onlyKeys(item, ["name", "type", ...(type === "set" ? setKeys : modifierKeys)], `a ${type}`, at);
    return [layer(type, name, item, at)];
  }

  function layer(kind: Layer["kind"], name: string, of: Json, place: Place): Layer {
    if (kind === "set") {
      const sources = sourcesOf(of.sources, inside(place, "sources"));
      return { kind, name, place, contexts: new Map([["", sources]]), default: "" };
    }
    const written = isObject(of.contexts) ? of.contexts : {};
    const names = Object.keys(written);
    if (names.length < 2)
      report(
        inside(place, "contexts"),
        `has ${names.length} contexts`,
        "add more, or use a set for sources of every context",
      );
    const contexts = new Map(
      names.map((context) => [context, sourcesOf(written[context], inside(place, "contexts", context))]),
    );
    if (typeof of.default === "string" && contexts.has(of.default))
      return { kind, name, place, contexts, default: of.default };
    if (of.default === undefined) report(place, "has no default", `add "default": "${names[0] ?? ""}"`);
    else {
      const given = JSON.stringify(of.default);
      report(
        inside(place, "default"),
        `the default is ${given}, which is not one of its contexts`,
        suggestion(String(of.default), names),
      );
    }
    return { kind, name, place, contexts, default: names[0] ?? "" };
  }

  const order = document.resolutionOrder;
  const at = inside(top, "resolutionOrder");
  if (!Array.isArray(order) || order.length === 0) {
    report(at, "resolutionOrder is not a list", 'write [{ "$ref": "#/sets/name" }]');
    return [];
  }
  const layers = order.flatMap((item, index) => layerOf(item, inside(at, index)));
  layers.forEach(({ kind, name, place }, index) => {
    if (layers.findIndex((other) => other.kind === kind && other.name === name) < index)
      report(place, `the order has the ${kind} ${name} twice`, "keep one of the two");
  });
  for (const kind of ["set", "modifier"] as const)
    for (const name of Object.keys(named[kind])) {
      if (used.has(`${kind} ${name}`)) continue;
      const fix = `add { "$ref": "#/${kind}s/${name}" } to the order, or remove the ${kind}`;
      report(
        inside(top, `${kind}s`, name),
        `the ${kind} ${name} is not in the resolution order, so it has no effect`,
        fix,
      );
    }
  return layers;
}
