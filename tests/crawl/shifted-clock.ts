/**
 * `node --import=./tests/crawl/shifted-clock.ts?at=2028-01-01T12:00:00Z PROGRAM`: starts the program's clock at that
 * moment. Timers keep their duration.
 */
const at = new URL(import.meta.url).searchParams.get("at") ?? "";
const Own = Date;
const ahead = Own.parse(at) - Own.now();
if (Number.isNaN(ahead))
  throw new Error(`shifted-clock: '${at}' is not a valid time; write it like 2028-01-01T12:00:00Z`);

globalThis.Date = new Proxy(Own, {
  construct: (target, values, made) => Reflect.construct(target, values.length ? values : [Own.now() + ahead], made),
  get: (target, name) => (name === "now" ? () => Own.now() + ahead : Reflect.get(target, name)),
});
