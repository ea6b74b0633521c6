import type { Page } from "@playwright/test";

/** The least ratio of text to what lies behind it (WCAG 2.2, 1.4.3), for large text and for all other. */
const least = { large: 3, other: 4.5 };

/** Pixels of the picture to one of CSS: shapes behind text are large, and a quarter of the pixels takes a quarter of the time. */
const scale = 0.5;

/** Of a line’s pixels, the share that may differ: the soft edge of a shape that ends beside it. */
const tolerated = 0.01;

const textHidden = `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    transition: none !important;
    animation: none !important;
  }
  svg text, header { visibility: hidden !important }`;

/**
 * The lines of text that cannot be read on what is drawn behind them, as short descriptions. The page is pictured once
 * without its text, and each line’s color is compared with the pixels where it stood.
 */
export async function unreadableLines(page: Page): Promise<string[]> {
  // A sheet made by a script: the page’s security policy allows no other.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, textHidden);
  const picture = await fullPicture(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return page.evaluate(compareWith, { picture, scale, least, tolerated });
}

/** The whole page as a PNG in base64. Playwright’s own picture is packed tightly, which takes most of its time. */
async function fullPicture(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  const { cssContentSize } = await browser.send("Page.getLayoutMetrics");
  const { data } = await browser.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    clip: { ...cssContentSize, x: 0, y: 0, scale },
    optimizeForSpeed: true,
  });
  await browser.detach();
  return data;
}

interface Comparison {
  picture: string;
  scale: number;
  least: { large: number; other: number };
  tolerated: number;
}

/** Runs in the page. */
async function compareWith({ picture, scale, least, tolerated }: Comparison): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas in this browser");
  context.drawImage(bitmap, 0, 0);

  const channel = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const channels = Array.from({ length: 256 }, (_, value) => channel(value));
  const luminance = (data: ArrayLike<number>, at: number) =>
    0.2126 * (channels[data[at] ?? 0] ?? 0) +
    0.7152 * (channels[data[at + 1] ?? 0] ?? 0) +
    0.0722 * (channels[data[at + 2] ?? 0] ?? 0);
  const swatch = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map<string, number>();
  const luminanceOf = (color: string) => {
    const before = known.get(color);
    if (before !== undefined || !swatch) return before ?? 0;
    swatch.clearRect(0, 0, 1, 1);
    swatch.fillStyle = color;
    swatch.fillRect(0, 0, 1, 1);
    const found = luminance(swatch.getImageData(0, 0, 1, 1).data, 0);
    known.set(color, found);
    return found;
  };

  const range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const unreadable: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.closest("svg, option, [disabled], [aria-disabled=true]")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(parent);
    // Words for screen readers alone.
    if (style.clip !== "auto" || parent.clientWidth === 1) continue;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ink = luminanceOf(style.color);
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const left = Math.max(0, Math.floor((rect.left + scrollX) * scale));
      const top = Math.max(0, Math.floor((rect.top + scrollY) * scale));
      const width = Math.min(Math.ceil(rect.width * scale), bitmap.width - left);
      const height = Math.min(Math.ceil(rect.height * scale), bitmap.height - top);
      // Hidden for the eye, or clipped away.
      if (width < 2 || height < 2) continue;
      const { data } = context.getImageData(left, top, width, height);
      let low = 0;
      for (let at = 0; at < data.length; at += 4) {
        const ground = luminance(data, at);
        const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        if (ratio < (isLarge ? least.large : least.other)) low++;
      }
      const share = low / (data.length / 4);
      if (share > tolerated)
        unreadable.push(
          `${Math.round(share * 100)} % of “${text.nodeValue.trim().slice(0, 50)}” at ${left / scale}, ${top / scale}`,
        );
    }
  }
  return unreadable;
}
