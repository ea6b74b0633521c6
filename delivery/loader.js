{
  const loader = document.currentScript;
  const held = loader.previousElementSibling;
  const fonts = document.querySelector("style[media]");
  const wakers = ["pointerdown", "keydown", "focusin"];
  const clicked = [];
  const frame = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
  // One family a frame: setting the whole page again at once would be one long task.
  const showFonts = async () => {
    const faces = [...fonts.sheet.cssRules].map(
      ({ style }) => new FontFace(style.fontFamily.replaceAll('"', ""), style.src, { weight: style.fontWeight, style: style.fontStyle }),
    );
    await Promise.allSettled([faces[0].load(), faces[1].load()]);
    for (let family; faces[0]; await frame()) {
      family = faces[0].family;
      while (faces[0]?.family === family) document.fonts.add(faces.shift());
    }
  };
  const whenPainted = (run) => {
    const seen = (paints, observer) => {
      if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
      observer.disconnect();
      run();
    };
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
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
  const fontsShown = new Promise((resolve) => {
    if (document.referrer.startsWith(location.origin)) resolve((fonts.media = "all"));
    else whenPainted(() => resolve(showFonts()));
  });
  for (const type of wakers) addEventListener(type, release, { capture: true, passive: true });
  addEventListener("click", keep, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keep, true);
      for (const button of clicked) button.click();
    },
    { once: true },
  );
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  const waitedEnough = new Promise((resolve) => setTimeout(resolve, 2000));
  // What fills in forms looks at them all once the page has loaded, and has the bands around them styled, deferred or not. Bands
  // far below the first screen are put away until then, unless the visitor has seen the page.
  const far = "main section~section~section~section";
  const isSeen = document.hidden || performance.getEntriesByName("first-contentful-paint").length > 0;
  const isLong = document.querySelector(`.resting ${far}`);
  const forms = isLong && !isSeen ? [...document.forms] : [];
  const withForms = forms.flatMap((form) => form.closest(`${far},footer`) ?? []);
  for (const { style } of withForms) style.display = "none";
  Promise.race([loaded, waitedEnough])
    .then(frame)
    .then(() => {
      for (const { style } of withForms) style.display = "";
    });
  // Scripts come after the fonts: what is seen goes before what may be needed. But not if something never arrives.
  Promise.race([Promise.all([loaded, fontsShown]), waitedEnough])
    .then(frame)
    .then(() => (window.requestIdleCallback ?? setTimeout)(release, { timeout: 2000 }));
}
