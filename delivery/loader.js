{
  const loader = document.currentScript;
  const held = loader.previousElementSibling;
  const root = document.documentElement;
  const fonts = document.querySelector("style[media]");
  const wakers = ["pointerdown", "keydown", "focusin"];
  const clicked = [];
  const afterPaint = (run) => requestAnimationFrame(() => requestAnimationFrame(run));
  const whenIdle = (run) => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 2000 });
  const showFonts = () => {
    fonts.media = "all";
  };
  const release = () => {
    if (!held.isConnected) return;
    for (const type of wakers) removeEventListener(type, release, true);
    loader.remove();
    held.replaceWith(held.content);
  };
  const keep = ({ target }) => {
    const button = target.closest?.("button[type=button]:not([popovertarget])");
    if (button) clicked.push(button);
  };
  const bands = [...document.querySelectorAll("RESTING_BANDS")];
  const settle = () => {
    const band = bands.shift();
    if (!band) return root.classList.remove("resting");
    band.style.contentVisibility = "visible";
    whenIdle(settle);
  };
  if (!location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") root.classList.add("resting");
  if (document.referrer.startsWith(location.origin)) showFonts();
  else afterPaint(showFonts);
  for (const type of wakers) addEventListener(type, release, { capture: true, passive: true });
  addEventListener("click", keep, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keep, true);
      for (const button of clicked) button.click();
      whenIdle(settle);
    },
    { once: true },
  );
  addEventListener("load", () => afterPaint(() => whenIdle(release)));
}
