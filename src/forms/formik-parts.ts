/**
 * The four functions that Formik imports from lodash-es, for the values of a form's state. Those are plain objects,
 * lists, strings, numbers and booleans. The library's versions cover far more, and are 40% of Formik's script. Builds
 * substitute these: see prerender/formik-parts.ts.
 */

export function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}

/** Copies one level deep. */
export function clone<Value extends object>(value: Value): Value {
  return (Array.isArray(value) ? [...value] : { ...value }) as Value;
}

export function isPlainObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/** Returns ["list", "0", "name"] for `list[0].name`. */
export function toPath(path: string | number | readonly (string | number)[]): string[] {
  return Array.isArray(path)
    ? path.map(String)
    : String(path)
        .split(/[.[\]]/)
        .filter(Boolean);
}
