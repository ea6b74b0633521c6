/** An animation or a transition, as it was when it started. */
export interface Movement {
  element: number;
  properties: string[];
  /**
   * Milliseconds of one iteration, and until the end of the last. Infinite values become a large number that JSON
   * supports.
   */
  duration: number;
  end: number;
  alternates: boolean;
  /** Area that it covers in the window, in square CSS pixels. */
  area: number;
}

export interface MotionRecord {
  elements: Element[];
  values: Movement[];
}

declare global {
  interface Window {
    motionRecord: MotionRecord;
  }
}

/** Records all animations since the start of the page load. Runs in the page before its own scripts, sent as text. */
export function recordMotion(): void {
  const record: MotionRecord = { elements: [], values: [] };
  window.motionRecord = record;
  const noted = new WeakSet<Animation>();
  const endless = 1e9;
  const described = ["offset", "computedOffset", "easing", "composite"];

  const note = (animation: Animation) => {
    const effect = animation.effect;
    if (noted.has(animation) || !(effect instanceof KeyframeEffect) || !effect.target) return;
    noted.add(animation);
    const { duration = 0, endTime = 0, direction } = effect.getComputedTiming();
    const { width, height } = effect.target.getBoundingClientRect();
    const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    record.values.push({
      element: record.elements.push(effect.target) - 1,
      properties: [...new Set(names)].filter((name) => !described.includes(name)),
      duration: Math.min(Number(duration) || 0, endless),
      end: Math.min(Number(endTime), endless),
      alternates: direction?.startsWith("alternate") ?? false,
      area: Math.min(width, innerWidth) * Math.min(height, innerHeight),
    });
  };
  const noteAll = () => document.getAnimations().forEach(note);

  // The event's own animation, because a slow page sends the event after the animation has ended.
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
