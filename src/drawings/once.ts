/** Computes a drawing when it's first shown, not when a page that might show it loads. */
export function once<Drawing>(draw: () => Drawing): () => Drawing {
  let drawn: Drawing | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}
