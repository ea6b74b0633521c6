import { vi } from "vitest";

/** An animation of the browser’s, which jsdom has none of; it runs until the test has it end. */
interface FakeAnimation {
  element: Element;
  keyframes: Record<string, string[]>;
  playState: AnimationPlayState;
  onfinish: (() => void) | null;
  cancel: () => void;
}

/** Gives elements animations, and the visitor’s system a preference. */
export function fakeAnimations(preference: "reduce" | "no-preference") {
  const started: FakeAnimation[] = [];
  const running = () => started.filter(({ playState }) => playState === "running");
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(prefers-reduced-motion)" && preference === "reduce",
    addEventListener() {},
    removeEventListener() {},
  }));
  Object.assign(Element.prototype, {
    animate(this: Element, keyframes: FakeAnimation["keyframes"]) {
      const animation: FakeAnimation = {
        element: this,
        keyframes,
        playState: "running",
        onfinish: null,
        cancel() {
          animation.playState = "idle";
        },
      };
      // The one by which it is tried out whether browsers know an easing has no place in the page.
      if (this.isConnected) started.push(animation);
      return animation;
    },
    getAnimations(this: Element) {
      return running().filter(({ element }) => element === this);
    },
  });
  return {
    running,
    /** From and to, of an element’s animation. */
    transformsOf: (element: Element | null) =>
      running().find((one) => one.element === element && one.keyframes.transform)?.keyframes.transform,
    /** Lets all that runs come to its end. */
    finish() {
      for (const animation of running()) {
        animation.playState = "finished";
        animation.onfinish?.();
      }
    },
  };
}
