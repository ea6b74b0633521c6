/** Returns the key of the symbol under which an engine is in the page. No element or variable has a symbol as its name. */
export function engineKey(name: string): string {
  return `@kindred-ground/audit ${name}`;
}

/** Returns an engine, which must already be loaded in the page. */
export function engineInPage<Engine>(name: string): Engine {
  return (window as unknown as Record<symbol, Engine>)[Symbol.for(engineKey(name))] as Engine;
}
