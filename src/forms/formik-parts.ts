/**
 * The four functions that Formik takes from lodash-es, for what a form’s state is made of: plain objects, lists, texts,
 * numbers. lodash’s own are ready for far more, and are 40 % of Formik’s script. A build gives Formik these: see
 * prerender/formik-parts.ts.
 */

export function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}

/** One level deep. */
export function clone<Value extends object>(value: Value): Value {
  return (Array.isArray(value) ? [...value] : { ...value }) as Value;
}

export function isPlainObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/** `list[0].name` as ["list", "0", "name"]. */
export function toPath(path: string | number | readonly (string | number)[]): string[] {
  return Array.isArray(path)
    ? path.map(String)
    : String(path)
        .split(/[.[\]]/)
        .filter(Boolean);
}
