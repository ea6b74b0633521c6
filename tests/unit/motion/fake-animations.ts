import { vi } from "vitest";

/** Fake of a browser animation, which jsdom lacks. It runs until the test ends it. */
interface FakeAnimation {
  element: Element;
  keyframes: Record<string, string[]>;
  playState: AnimationPlayState;
  onfinish: (() => void) | null;
  cancel: () => void;
}

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
      // Excludes the animation of a detached element that tests for easing support.
      if (this.isConnected) started.push(animation);
      return animation;
    },
    getAnimations(this: Element) {
      return running().filter(({ element }) => element === this);
    },
  });
  return {
    running,
    /** First and last transform of an element's running animation. */
    transformsOf: (element: Element | null) =>
      running().find((one) => one.element === element && one.keyframes.transform)?.keyframes.transform,
    finish() {
      for (const animation of running()) {
        animation.playState = "finished";
        animation.onfinish?.();
      }
    },
  };
}
