/**
 * The one inline script at the end of every page: shows the fonts after the first paint, puts the deferred scripts in
 * place once nobody is kept waiting by them, and keeps early clicks and shortcuts for them. Minified into the page (see
 * defer-scripts.ts).
 */
{
  const loader = document.currentScript as HTMLScriptElement;
  const deferred = loader.previousElementSibling as HTMLTemplateElement;
  const withoutScripts = document.querySelector("style[media]") as HTMLStyleElement;
  const firstTouches = ["pointerdown", "keydown", "focusin"];
  const clicked: HTMLElement[] = [];
  let shortcut: Event | undefined;
  /** After the next frame has been painted. */
  const frame = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
  const faces = [...(withoutScripts.sheet as CSSStyleSheet).cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const get = (name: string) => rule.style.getPropertyValue(name);
    const family = get("font-family").replaceAll('"', "");
    return new FontFace(family, get("src"), {
      weight: get("font-weight"),
      style: get("font-style"),
      display: "swap",
    });
  });
  // One family a frame: setting the whole page again at once would be one long task.
  const showFonts = async () => {
    // Those of the headings and the text; italics follow.
    await Promise.allSettled(faces.slice(0, 2).map((face) => face.load()));
    for (const family of new Set(faces.map((face) => face.family))) {
      for (const face of faces) if (face.family === family) document.fonts.add(face);
      await frame();
    }
  };
  const whenPainted = (run: () => void) => {
    const seen: PerformanceObserverCallback = (paints, observer) => {
      if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
      observer.disconnect();
      run();
    };
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
  };
  const release = () => {
    if (!deferred.isConnected) return;
    for (const type of firstTouches) removeEventListener(type, release, true);
    loader.remove();
    deferred.replaceWith(deferred.content);
  };
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest?.<HTMLElement>("button[type=button]:not([popovertarget])");
    if (button) clicked.push(button);
  };
  const keepShortcut = (event: KeyboardEvent) => {
    if (event.altKey) shortcut = event;
  };
  const fontsShown = new Promise<void>((resolve) => {
    // On later pages of a visit the files are in the cache.
    if (document.referrer.startsWith(location.origin)) {
      for (const face of faces) document.fonts.add(face);
      resolve();
    } else whenPainted(() => resolve(showFonts()));
  });
  for (const type of firstTouches) addEventListener(type, release, { capture: true, passive: true });
  addEventListener("click", keep, true);
  addEventListener("keydown", keepShortcut, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keep, true);
      removeEventListener("keydown", keepShortcut, true);
      for (const button of clicked) button.click();
      if (shortcut) document.dispatchEvent(shortcut);
    },
    { once: true },
  );
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  const timedOut = new Promise((resolve) => setTimeout(resolve, 2000));
  // Scripts come after the fonts: what is seen goes before what may be needed. But not if something never arrives.
  Promise.race([Promise.all([loaded, fontsShown]), timedOut])
    .then(frame)
    // Safari has no idle callbacks yet.
    .then(() => (window.requestIdleCallback ?? setTimeout)(release, { timeout: 2000 } as IdleRequestOptions & number));
}
