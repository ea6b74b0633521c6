import { motion, reducedMotion } from "../../checks/motion.ts";
import { checkFromStart, expect, test } from "./checks-page-under-test.ts";

const moving = (style: string, body = "") => `<!doctype html>
  <style>
    @keyframes turn { to { transform: rotate(1turn) } }
    @keyframes blink { 50% { opacity: 0 } }
    #box { width: 300px; height: 300px; ${style} }
  </style>
  <div id="box">Box</div>${body}`;

test.describe("with reduced motion", () => {
  test("reports an animation of position, but not one of opacity or near-zero duration", async ({ page }) => {
    expect(await checkFromStart(page, reducedMotion, moving("animation: turn 1s"))).toEqual([
      "moves-when-reduced #box",
    ]);
    expect(await checkFromStart(page, reducedMotion, moving("animation: blink 1s"))).toEqual([]);
    expect(await checkFromStart(page, reducedMotion, moving("animation: turn 0.01ms"))).toEqual([]);
  });

  test("reports a script's animation of an element that scrolls into view", async ({ page }) => {
    const slide = `<div style="height: 3000px"></div><p id="late">Late</p>
      <script>
        new IntersectionObserver(([{ isIntersecting }]) => {
          if (isIntersecting) late.animate({ transform: ["translateX(40px)", "none"] }, 400);
        }).observe(late);
      </script>`;
    expect(await checkFromStart(page, reducedMotion, moving("", slide))).toEqual(["moves-when-reduced #late"]);
  });

  test("reports smooth scrolling", async ({ page }) => {
    const html = moving("", "<style>html { scroll-behavior: smooth }</style>");
    expect(await checkFromStart(page, reducedMotion, html)).toEqual(["moves-when-reduced html"]);
  });
});

test.describe("with motion allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("reports an infinite animation but not a short one", async ({ page }) => {
    expect(await checkFromStart(page, motion, moving("animation: turn 2s linear infinite"))).toEqual([
      "goes-on-by-itself #box",
    ]);
    expect(await checkFromStart(page, motion, moving("animation: turn 2s"))).toEqual([]);
  });

  test("reports continuous changes by a script but not a single one", async ({ page }) => {
    const script = (code: string) => moving("", `<p>Other words beside it</p><script>${code}</script>`);
    const goesOn = "setInterval(() => { box.style.translate = Math.random() * 9 + 'px' }, 50)";
    expect(await checkFromStart(page, motion, script(goesOn))).toEqual(["goes-on-by-itself #box"]);
    expect(await checkFromStart(page, motion, script("box.style.translate = '9px'"))).toEqual([]);
  });

  test("allows five seconds for motion that starts after scrolling", async ({ page }) => {
    const openSince = "const now = performance.now.bind(performance); performance.now = () => now() + 4500;";
    const counting = `<div style="height: 3000px"></div><p id="count">0</p>
      <script>
        ${openSince}
        new IntersectionObserver(([{ isIntersecting }], watch) => {
          if (!isIntersecting) return;
          watch.disconnect();
          const counted = setInterval(() => { count.textContent++ }, 50);
          setTimeout(() => clearInterval(counted), 2000);
        }).observe(count);
      </script>`;
    expect(await checkFromStart(page, motion, moving("", counting))).toEqual([]);
  });

  test("reports more than three flashes per second but not slow blinking", async ({ page }) => {
    expect(await checkFromStart(page, motion, moving("animation: blink 200ms 10"))).toEqual(["flashes #box"]);
    expect(await checkFromStart(page, motion, moving("animation: blink 1s 3"))).toEqual([]);
  });
});
