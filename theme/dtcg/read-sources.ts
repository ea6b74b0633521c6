import { inside, type Place, type Report } from "./mistake.ts";
import { suggestion } from "./nearest-word.ts";
import { isObject, readTree } from "./read-tree.ts";
import type { GroupNode } from "./token-tree.ts";

/** One file, or tokens inside the resolver document. */
export interface Source {
  place: Place;
  tree: GroupNode;
}

type Json = Readonly<Record<string, unknown>>;

interface Surroundings {
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

export function sourceReader({ files, folder, top, sets, used, report }: Surroundings) {
  return (written: unknown, at: Place): Source[] => sourcesOf(written, at, []);

  function sourcesOf(written: unknown, at: Place, trail: readonly string[]): Source[] {
    if (Array.isArray(written)) return written.flatMap((one, index) => sourceOf(one, inside(at, index), trail));
    report(at, "has no list of sources", 'write [{ "$ref": "file.tokens.json" }]');
    return [];
  }

  function sourceOf(written: unknown, at: Place, trail: readonly string[]): Source[] {
    if (!isObject(written)) {
      report(
        at,
        `the source ${JSON.stringify(written)} is no object`,
        'write { "$ref": "file.tokens.json" }, or tokens',
      );
      return [];
    }
    const { $ref, ...beside } = written;
    if ($ref === undefined) return [sourceIn(written, at)];
    const found = typeof $ref === "string" ? referred($ref, inside(at, "$ref"), trail) : undefined;
    if (typeof $ref !== "string") report(inside(at, "$ref"), "$ref is no text", 'write "file.tokens.json"');
    // Properties beside a reference override the referenced ones, as in JSON Schema.
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
      report(at, `names ${file}, and nothing is read from elsewhere`, "copy the file into the folder of the tokens");
      return [];
    }
    const root = files[file.startsWith("./") ? file.slice(2) : file];
    if (root === undefined) {
      report(at, `names ${file}, which is not there`, suggestion(file, Object.keys(files)));
      return [];
    }
    const keys = fragment.split("/").filter((key) => key !== "");
    let part: unknown = root;
    for (const key of keys) part = isObject(part) ? part[key] : undefined;
    if (part === undefined) report(at, `names ${$ref}, and the file has no such part`, "fix what follows #");
    return part === undefined ? [] : [sourceIn(part, { file: folder + file, keys })];
  }

  function referredSet(pointer: string, at: Place, trail: readonly string[]): Source[] {
    const [, room, name = "", ...rest] = pointer.split("/");
    if (room !== "sets" || rest.length > 0) {
      report(at, `refers to #${pointer}`, "sources are files, tokens and sets; name a set as #/sets/name");
      return [];
    }
    if (trail.includes(name)) {
      report(at, `the set ${name} contains itself (${[...trail, name].join(" → ")})`, "take one reference away");
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
