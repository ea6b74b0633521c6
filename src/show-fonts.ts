/**
 * Adds the fonts after the first paint of a session, so that the paint doesn't wait for them. Their rules are in the
 * head's last stylesheet (prerender/finish-page.ts), which the first script has disabled. Resolves once all fonts are
 * added, when those of running text and headings have loaded.
 */
export async function showFonts(): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLStyleElement>("head style[media='not all']")].at(-1);
  const faces = facesOf(styles);
  if (faces.length === 0) return;
  await firstPaint();
  // Headings and body text first, then italics.
  await Promise.allSettled(faces.slice(0, 2).map((face) => face.load()));
  // One family per frame: a new layout of the whole page with all fonts at once would be one long task.
  for (const family of new Set(faces.map((face) => face.family))) {
    const keepTarget = noteTarget();
    for (const face of faces) if (face.family === family) document.fonts.add(face);
    await nextFrame();
    keepTarget();
  }
}

/**
 * Records the position of the fragment’s target if it is in the viewport. The returned function scrolls it back there.
 */
function noteTarget(): () => void {
  const target = document.querySelector(":target");
  const before = target?.getBoundingClientRect().top ?? -1;
  if (!target || before < 0 || before > innerHeight) return () => {};
  return () => scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
}

function facesOf(style: HTMLStyleElement | undefined): FontFace[] {
  return [...(style?.sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const get = (name: string) => rule.style.getPropertyValue(name);
    const family = get("font-family").replaceAll('"', "");
    return new FontFace(family, get("src"), { weight: get("font-weight"), style: get("font-style"), display: "swap" });
  });
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const seen: PerformanceObserverCallback = (paints, observer) => {
      if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
      observer.disconnect();
      resolve();
    };
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
  });
}

/** Resolves after the next frame has been painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
}
