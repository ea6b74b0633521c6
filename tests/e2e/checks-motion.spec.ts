import { motion, reducedMotion } from "../../a11y/checks/motion.ts";
import { lookFromStart } from "./checks-visit.ts";
import { expect, test } from "./site-test.ts";

const moving = (style: string, body = "") => `<!doctype html>
  <style>
    @keyframes turn { to { transform: rotate(1turn) } }
    @keyframes blink { 50% { opacity: 0 } }
    #box { width: 300px; height: 300px; ${style} }
  </style>
  <div id="box">Box</div>${body}`;

test.describe("where less motion is asked for", () => {
  test("an animation of place is found, and one of opacity or over at once is not", async ({ page }) => {
    expect(await lookFromStart(page, reducedMotion, moving("animation: turn 1s"))).toEqual(["moves-when-reduced #box"]);
    expect(await lookFromStart(page, reducedMotion, moving("animation: blink 1s"))).toEqual([]);
    expect(await lookFromStart(page, reducedMotion, moving("animation: turn 0.01ms"))).toEqual([]);
  });

  test("what a script moves once it has come into sight is found", async ({ page }) => {
    const slide = `<div style="height: 3000px"></div><p id="late">Late</p>
      <script>
        new IntersectionObserver(([{ isIntersecting }]) => {
          if (isIntersecting) late.animate({ transform: ["translateX(40px)", "none"] }, 400);
        }).observe(late);
      </script>`;
    expect(await lookFromStart(page, reducedMotion, moving("", slide))).toEqual(["moves-when-reduced #late"]);
  });

  test("smooth scrolling is found", async ({ page }) => {
    const html = moving("", "<style>html { scroll-behavior: smooth }</style>");
    expect(await lookFromStart(page, reducedMotion, html)).toEqual(["moves-when-reduced html"]);
  });
});

test.describe("where motion is allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what turns without end is found, and what comes to an end soon is not", async ({ page }) => {
    expect(await lookFromStart(page, motion, moving("animation: turn 2s linear infinite"))).toEqual([
      "goes-on-by-itself #box",
    ]);
    expect(await lookFromStart(page, motion, moving("animation: turn 2s"))).toEqual([]);
  });

  test("what a script goes on changing is found, and what it has changed once is not", async ({ page }) => {
    const script = (code: string) => moving("", `<script>${code}</script>`);
    const goesOn = "setInterval(() => { box.style.translate = Math.random() * 9 + 'px' }, 50)";
    expect(await lookFromStart(page, motion, script(goesOn))).toEqual(["goes-on-by-itself #box"]);
    expect(await lookFromStart(page, motion, script("box.style.translate = '9px'"))).toEqual([]);
  });

  test("what begins where it is scrolled to has five seconds from there", async ({ page }) => {
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
    expect(await lookFromStart(page, motion, moving("", counting))).toEqual([]);
  });

  test("what flashes more than three times a second is found, and what blinks slowly is not", async ({ page }) => {
    expect(await lookFromStart(page, motion, moving("animation: blink 200ms 10"))).toEqual(["flashes #box"]);
    expect(await lookFromStart(page, motion, moving("animation: blink 1s 3"))).toEqual([]);
  });
});
