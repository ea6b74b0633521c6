/** Whether things may move for this visitor; not where their system asks for less of it, nor in the prerender. */
export function wantsMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion)").matches === false;
}
