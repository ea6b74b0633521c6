/**
 * The one inline script at the end of every page: shows the fonts after the first paint, puts the deferred scripts in
 * place after the page has painted, and keeps early clicks and shortcuts for them. If the scripts fail, the page is
 * shown as without scripts. Minified into the page (see defer-scripts.ts).
 */
{
  const loader = document.currentScript as HTMLScriptElement;
  const deferred = loader.previousElementSibling as HTMLTemplateElement;
  const firstTouches = ["pointerdown", "keydown", "focusin"];
  const clicked: HTMLElement[] = [];
  let shortcut: Event | undefined;
  let notice: HTMLElement | undefined;
  const classes = () => document.documentElement.classList;
  /** Styles for pages without scripts, with the font files. */
  const withoutScripts = () => document.querySelector("style[media]") as HTMLStyleElement;
  const showNotice = () => {
    const again = document.createElement("a");
    again.href = "";
    again.textContent = deferred.dataset.again as string;
    again.style.cssText = "display:inline-block;padding:.75rem;text-decoration:underline";
    again.onclick = (click) => {
      click.preventDefault();
      try {
        sessionStorage.removeItem(deferred.dataset.key as string);
      } catch {
        // Without storage nothing was remembered.
      }
      location.reload();
    };
    notice?.remove();
    notice = document.createElement("p");
    notice.setAttribute("role", "status");
    notice.style.cssText = "padding:.25rem 1rem;text-align:center";
    notice.append(deferred.dataset.failed as string, again);
    document.querySelector("main")?.before(notice);
  };
  const showAsWithoutScripts = () => {
    classes().add("without-scripts");
    withoutScripts().media = "all";
    showNotice();
  };
  /** Resolves after the next frame has been painted. */
  const frame = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
  const run = () => {
    const faces = [...(withoutScripts().sheet as CSSStyleSheet).cssRules].flatMap((rule) => {
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
      // Headings and text first; italics follow.
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
    let isHydrated = false;
    const onFailure = () => {
      if (!isHydrated) showAsWithoutScripts();
    };
    const release = () => {
      if (!deferred.isConnected) return;
      for (const type of firstTouches) removeEventListener(type, release, true);
      // A file that does not come, and one that throws.
      addEventListener("error", onFailure, true);
      addEventListener("unhandledrejection", onFailure);
      setTimeout(onFailure, 8000);
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
        isHydrated = true;
        if (notice) {
          notice.remove();
          classes().remove("without-scripts");
          withoutScripts().media = "not all";
        }
        removeEventListener("click", keep, true);
        removeEventListener("keydown", keepShortcut, true);
        for (const button of clicked) button.click();
        if (shortcut) document.dispatchEvent(shortcut);
      },
      { once: true },
    );
    // src/keep-page.ts has put the prerendered page back.
    addEventListener("failed", showAsWithoutScripts);
    const loaded = new Promise((resolve) => addEventListener("load", resolve));
    const timedOut = new Promise((resolve) => setTimeout(resolve, 2000));
    // Fonts come before scripts, unless something never arrives.
    Promise.race([Promise.all([loaded, fontsShown]), timedOut])
      .then(frame)
      // Safari has no idle callbacks yet.
      .then(() =>
        (window.requestIdleCallback ?? setTimeout)(release, { timeout: 2000 } as IdleRequestOptions & number),
      );
  };
  if (!classes().contains("without-scripts")) run();
  else if (classes().contains("failed")) showNotice();
}
