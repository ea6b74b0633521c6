import { isKnown, lackedBy, namesIn } from "./support.ts";

/**
 * Interfaces whose members count by their name alone. Other names are somebody's own fields nearly always: "path",
 * "tag", "build".
 */
const usualOwners = [
  "Element",
  "HTMLElement",
  "Document",
  "Node",
  "ShadowRoot",
  "HTMLButtonElement",
  "HTMLDialogElement",
  "HTMLTemplateElement",
  "CSSStyleSheet",
  "CSSStyleDeclaration",
  "ToggleEvent",
  "AbortSignal",
  "URL",
  "URLSearchParams",
  "Blob",
  "Response",
  "Request",
  "Headers",
  "ReadableStream",
  "Scheduler",
  "Performance",
  "History",
  "Navigation",
  "LockManager",
  "StorageManager",
  "Crypto",
  "IDBFactory",
  "Selection",
  "Range",
  "Animation",
  "ViewTransition",
];

/** Objects that are there from the start, and their interface. */
const instances: Readonly<Record<string, string>> = {
  window: "Window",
  globalThis: "Window",
  self: "Window",
  document: "Document",
  navigator: "Navigator",
};

const globals = new Map<string, string>();
/** By name, the features of every owner of that name whose instances a script need not create first. */
const members = new Map<string, string[]>();

for (const owner of namesIn("javascript", "builtins")) noteOwner("javascript.builtins", owner);
for (const owner of namesIn("api")) noteOwner("api", owner);
for (const name of namesIn("api", "Window"))
  if (!name.endsWith("_event") && !globals.has(name)) globals.set(name, `api.Window.${name}`);

function noteOwner(root: string, owner: string): void {
  const path = `${root}.${owner}`;
  if (isKnown(...path.split("."))) globals.set(owner, path);
  for (const name of namesIn(...path.split("."))) {
    const isMember = isKnown(...path.split("."), name) && !/_(event|static)$/.test(name) && !isStatic(owner, name);
    if (isMember) members.set(name, [...(members.get(name) ?? []), `${path}.${name}`]);
  }
}

/** Node tells what the data does not: `groupBy` is a function of `Object` itself. */
function isStatic(owner: string, name: string): boolean {
  const value: unknown = Reflect.get(globalThis, owner);
  if (typeof value === "object" && value !== null) return Object.hasOwn(value, name);
  return typeof value === "function" && Object.hasOwn(value, name) && !(name in Object(value.prototype));
}

/** The feature that a global name is, if a browser of the class "sound" lacks it. */
export function lackingGlobal(name: string): string | undefined {
  return ifLacking(globals.get(name));
}

/**
 * The feature that a member may be, if a browser of the class "sound" lacks it: of a global such as `Object` by its
 * owner, otherwise by the name alone, when every owner of that name has to lack it.
 */
export function lackingMember(name: string, owner: string | undefined): string | undefined {
  const path = owner && (Object.hasOwn(instances, owner) ? `api.${instances[owner]}` : globals.get(owner));
  const own = path && [`${path}.${name}`, `${path}.${name}_static`].find((each) => isKnown(...each.split(".")));
  if (own) return ifLacking(own);
  const candidates = members.get(name) ?? [];
  return candidates.every((feature) => ifLacking(feature)) ? candidates.find(isUsual) : undefined;
}

/** Built-ins of the language have functions alone that are new: a field of that name is somebody's own. */
export function isOnlyCalled(feature: string): boolean {
  return feature.startsWith("javascript.builtins.");
}

function ifLacking(feature: string | undefined): string | undefined {
  return feature && lackedBy(feature).length > 0 ? feature : undefined;
}

/**
 * An owner that is new itself is found where a script creates one, and what iterators have by the call that makes one
 * (lint-script.ts).
 */
function isUsual(feature: string): boolean {
  const [root, second = "", third = ""] = feature.split(".");
  if (root === "api") return usualOwners.includes(second);
  return third !== "Iterator" && lackedBy(`${root}.${second}.${third}`).length === 0;
}
