import { inside, type Place, type Report } from "./mistake.ts";
import type { Layer } from "./read-resolver.ts";

/** Modes whose colors the gate judges. */
export interface JudgedModes {
  /** The first one is the default. */
  modes: readonly string[];
  /** File that lists them. */
  where: string;
  /** Returns the names of a mode's own files in order. A later one overrides an earlier one. */
  filesOf?: (mode: string) => readonly string[];
}

/**
 * Reports modifiers without one named `mode`, modes that nothing judges, and a wrong default. Also reports files of a
 * mode that are missing, unexpected or in the wrong order.
 */
export function checkModes(layers: readonly Layer[], judged: JudgedModes, folder: string, report: Report): void {
  if (!layers.some(({ kind, name }) => kind === "modifier" && name === "mode")) {
    const [found] = layers.filter(({ kind }) => kind === "modifier");
    if (found) report(found.place, `no modifier is named mode, which ${judged.where} names`, `rename ${found.name}`);
  }
  for (const layer of layers) {
    if (layer.kind !== "modifier" || layer.name !== "mode") continue;
    const [first = layer.default] = judged.modes;
    if (layer.default !== first && judged.modes.includes(layer.default))
      report(
        inside(layer.place, "default"),
        `the default is ${layer.default}, and pages and paper without a mode are ${first}`,
        `write "${first}"`,
      );
    for (const [context, sources] of layer.contexts) {
      const place = inside(layer.place, "contexts", context);
      if (!judged.modes.includes(context))
        report(place, `no page shows the mode ${context} and nothing judges its colors`, `add it to ${judged.where}`);
      if (!judged.modes.includes(context)) continue;
      const names = sources.map((source) => source.place.file.slice(folder.length));
      checkFilesOf(context, names, place, judged, report);
    }
  }
}

function checkFilesOf(
  mode: string,
  names: readonly string[],
  place: Place,
  { modes, filesOf = () => [] }: JudgedModes,
  report: Report,
): void {
  const own = filesOf(mode);
  const ofModes = new Set(modes.flatMap((each) => filesOf(each)));
  const missing = own.filter((name) => !names.includes(name));
  for (const [index, name] of names.entries()) {
    if (!ofModes.has(name) || own.includes(name)) continue;
    const meant = missing.shift();
    report(
      inside(place, index),
      `${mode} loads ${name}, which is for another mode`,
      meant ? `write ${meant}` : "remove it",
    );
  }
  for (const name of missing) report(place, `${mode} does not load ${name}`, `add { "$ref": "${name}" }`);
  const order = names.filter((name) => own.includes(name));
  const wrong = order.findIndex((name, index) => own.indexOf(name) < own.indexOf(order[index - 1] ?? name));
  if (wrong > 0)
    report(
      inside(place, wrong - 1),
      `${mode} loads ${order[wrong]} after ${order[wrong - 1]}, and overrides it`,
      "swap the two",
    );
}
