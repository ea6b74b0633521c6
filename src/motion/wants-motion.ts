/** False during prerendering and if the visitor's system asks for reduced motion. */
export function wantsMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion)").matches === false;
}
