/** Returns the entries before and after the one at `place`, each with its own place. The wheel wraps around. */
export function neighbors<Entry>(wheel: readonly Entry[], place: number): (Entry & { place: number })[] {
  return [place + wheel.length - 1, place + 1].flatMap((beside) => {
    const other = wheel[beside % wheel.length];
    return other ? { ...other, place: beside % wheel.length } : [];
  });
}
