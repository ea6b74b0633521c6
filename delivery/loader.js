{
  const loader = document.currentScript;
  const held = loader.previousElementSibling;
  const fonts = document.querySelector("style[media]");
  const wakers = ["pointerdown", "keydown", "focusin"];
  const clicked = [];
  const whenIdle = (run) => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 2000 });
  const loadFonts = (paints, observer) => {
    if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
    observer.disconnect();
    const faces = [...fonts.sheet.cssRules].map(
      ({ style }) => new FontFace(style.fontFamily.replaceAll('"', ""), style.src, { weight: style.fontWeight, style: style.fontStyle }),
    );
    // One family a frame: setting the whole page again at once would be one long task.
    const show = () => {
      const family = faces[0]?.family;
      while (faces[0] && faces[0].family === family) document.fonts.add(faces.shift());
      if (faces[0]) requestAnimationFrame(() => setTimeout(show));
    };
    Promise.all([faces[0].load(), faces[1].load()]).then(show, show);
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
  const settle = () => {
    const band = document.querySelector(".resting :is(RESTING_BANDS):not([style*=content-vis])");
    if (!band) return document.documentElement.classList.remove("resting");
    band.style.contentVisibility = "visible";
    whenIdle(settle);
  };
  if (document.referrer.startsWith(location.origin)) fonts.media = "all";
  else new PerformanceObserver(loadFonts).observe({ type: "paint", buffered: true });
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
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(release))));
}
