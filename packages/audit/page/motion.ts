import type { ElementList, Elements, Reader } from "./element-list.ts";
import { isShown } from "./visibility.ts";

/** An animation or a transition, as it was when it started. */
export interface Movement {
  element: number;
  properties: string[];
  /** Milliseconds of one iteration. Infinite values become a large number that JSON supports. */
  duration: number;
  /** Milliseconds until the end of the last iteration. Infinite values become the same large number. */
  end: number;
  alternates: boolean;
  /** Area that it covers in the window, in square CSS pixels. */
  area: number;
}

interface MotionRecord extends Elements {
  values: Movement[];
}

/** Properties of a keyframe that describe it and are not animated. */
const described = ["offset", "computedOffset", "easing", "composite"];
const endless = 1e9;

let record: MotionRecord | undefined;

export function motionRecord(): MotionRecord {
  if (!record) throw new Error("motion: the recording did not begin with the page");
  return record;
}

/** Records all animations from now on. Must run before the page's own scripts. */
export function recordMotion(): void {
  const noted = new WeakSet<Animation>();
  const own: MotionRecord = { elements: [], values: [] };
  record = own;
  const note = (animation: Animation) => {
    if (noted.has(animation)) return;
    const movement = describeMovement(animation, own.elements);
    if (!movement) return;
    noted.add(animation);
    own.values.push(movement);
  };
  const noteAll = () => document.getAnimations().forEach(note);
  // Uses the event's own animation, because a slow page may send the event after the animation has ended.
  const noteStarted = (event: Event & { animation?: Animation }) => {
    if (event.animation) note(event.animation);
    noteAll();
  };
  for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, noteStarted, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    note(animation);
    return animation;
  };
  const start = document.startViewTransition;
  if (start)
    document.startViewTransition = function (...given) {
      const transition = start.apply(this, given);
      transition.ready.then(noteAll, () => {});
      return transition;
    };
  noteAll();
}

/** Describes an animation, and adds its target to `elements`. Returns undefined for an animation without a target. */
function describeMovement({ effect }: Animation, elements: Element[]): Movement | undefined {
  if (!(effect instanceof KeyframeEffect) || !effect.target) return undefined;
  const { duration = 0, endTime = 0, direction } = effect.getComputedTiming();
  const { width, height } = effect.target.getBoundingClientRect();
  const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
  return {
    element: elements.push(effect.target) - 1,
    properties: [...new Set(names)].filter((name) => !described.includes(name)),
    duration: Math.min(Number(duration) || 0, endless),
    end: Math.min(Number(endTime), endless),
    alternates: direction?.startsWith("alternate") ?? false,
    area: Math.min(width, innerWidth) * Math.min(height, innerHeight),
  };
}

export function readSmoothScroll({ add }: Reader<"moves-when-reduced">): void {
  for (const element of [document.documentElement, document.body])
    if (getComputedStyle(element).scrollBehavior === "smooth")
      add("moves-when-reduced", element, "The page scrolls smoothly.");
}

/** Scrolls through the page and back, so that content that appears on scroll becomes visible. */
export async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
    await frame();
  }
  scrollTo({ top: 0, behavior: "instant" });
  await frame();
}

export interface Stir {
  element: number;
  /** Number of changes, and the changed attribute or `text`. */
  times: number;
  what: string;
}

/** Observes the page for some milliseconds, and returns the changes to visible elements. */
export async function watchIdle({ numberOf }: ElementList, milliseconds: number): Promise<Stir[]> {
  const stirs: Stir[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      const shown = target instanceof Element ? target : target.parentElement;
      const what = attributeName ?? "text";
      if (!shown || !isShown(shown)) continue;
      const element = numberOf(shown);
      const before = stirs.find((stir) => stir.element === element && stir.what === what);
      if (before) before.times++;
      else stirs.push({ element, times: 1, what });
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  watch.disconnect();
  return stirs;
}
