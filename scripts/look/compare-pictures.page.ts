export interface Compared {
  /** Share of pixels that differ, 0 to 1. */
  share: number;
  /** First row that differs, in pixels from the top. */
  from: number;
  /** Before, after and difference as JPEG in base64, cut to the rows that differ and a margin. */
  pictures: string[];
}

/** Compares two PNG files in base64. Runs in a blank page, which decodes and encodes pictures faster than Node. */
export async function comparePictures(packed: readonly [string, string]): Promise<Compared> {
  const [before, after] = await Promise.all(packed.map(decode));
  if (!before || !after) throw new Error("no pictures to compare");
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const canvases = [before, after].map((picture) => {
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(picture, 0, 0);
    return context;
  });
  const [was, is] = canvases.map((context) => new Uint32Array(context.getImageData(0, 0, width, height).data.buffer));
  const marks = new ImageData(width, height);
  const marked = new Uint32Array(marks.data.buffer);
  let count = 0;
  let first = height;
  let last = 0;
  for (let at = 0; at < marked.length; at++) {
    if (was?.[at] === is?.[at]) continue;
    // Magenta, with the bytes in reverse order: alpha, blue, green, red.
    marked[at] = 0xff_c8_00_e6;
    count++;
    const row = Math.floor(at / width);
    first = Math.min(first, row);
    last = row;
  }
  const margin = 80;
  const tallest = 3_000;
  const top = Math.max(0, first - margin);
  const rows = Math.max(1, Math.min(last + margin, height, top + tallest) - top);
  const pictures = await Promise.all([
    cut((context) => context.drawImage(before, 0, -top)),
    cut((context) => context.drawImage(after, 0, -top)),
    cut((context) => {
      context.globalAlpha = 0.25;
      context.drawImage(after, 0, -top);
      context.globalAlpha = 1;
      const overlay = new OffscreenCanvas(width, height);
      overlay.getContext("2d")?.putImageData(marks, 0, 0);
      context.drawImage(overlay, 0, -top);
    }),
  ]);
  return { share: count / marked.length, from: count > 0 ? first : 0, pictures };

  async function decode(png: string): Promise<ImageBitmap> {
    return createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  }

  async function cut(draw: (context: OffscreenCanvasRenderingContext2D) => void): Promise<string> {
    const canvas = new OffscreenCanvas(width, rows);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "white";
    context.fillRect(0, 0, width, rows);
    draw(context);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 })).arrayBuffer(),
    );
    let text = "";
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(text);
  }
}
