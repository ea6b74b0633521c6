import { isKnown, lackedBy, namesIn } from "./support.ts";

/**
 * Interfaces whose members are matched by name only. Members of other interfaces usually share their names with a
 * script's own fields: "path", "tag", "build".
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

/** Predefined objects and their interfaces. */
const instances: Readonly<Record<string, string>> = {
  window: "Window",
  globalThis: "Window",
  self: "Window",
  document: "Document",
  navigator: "Navigator",
};

const globals = new Map<string, string>();
/** Features of all owners, by the name of the member. */
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

/**
 * True for a static member. Asks Node, because MDN's data does not mark static members of built-ins: `groupBy` is a
 * static method of `Object`.
 */
function isStatic(owner: string, name: string): boolean {
  const value: unknown = Reflect.get(globalThis, owner);
  if (typeof value === "object" && value !== null) return Object.hasOwn(value, name);
  return typeof value === "function" && Object.hasOwn(value, name) && !(name in Object(value.prototype));
}

/** Returns the feature for a global name, or undefined unless a "sound" browser lacks it. */
export function lackingGlobal(name: string): string | undefined {
  return ifLacking(globals.get(name));
}

/**
 * Returns the feature for a member, or undefined unless a "sound" browser lacks it. Members of a global such as
 * `Object` are matched by owner. Others are matched by name, and only if every owner with that member name lacks
 * support.
 */
export function lackingMember(name: string, owner: string | undefined): string | undefined {
  const path = owner && (Object.hasOwn(instances, owner) ? `api.${instances[owner]}` : globals.get(owner));
  const own = path && [`${path}.${name}`, `${path}.${name}_static`].find((each) => isKnown(...each.split(".")));
  if (own) return ifLacking(own);
  const candidates = members.get(name) ?? [];
  return candidates.every((feature) => ifLacking(feature)) ? candidates.find(isUsual) : undefined;
}

/**
 * True for language built-ins: their new members are all functions, so an uncalled field of that name is the script's
 * own.
 */
export function isOnlyCalled(feature: string): boolean {
  return feature.startsWith("javascript.builtins.");
}

function ifLacking(feature: string | undefined): string | undefined {
  return feature && lackedBy(feature).length > 0 ? feature : undefined;
}

/**
 * True for a member that the check reports by its name. Among Web APIs, these are the members of `usualOwners`. Members
 * of new built-ins are left out, because the check reports the code that creates their owner. The lint in
 * `lint-script.ts` finds iterator members by the call that creates the iterator.
 */
function isUsual(feature: string): boolean {
  const [root, second = "", third = ""] = feature.split(".");
  if (root === "api") return usualOwners.includes(second);
  return third !== "Iterator" && lackedBy(`${root}.${second}.${third}`).length === 0;
}
