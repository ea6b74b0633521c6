interface Press {
  isComposing: boolean;
  keyCode: number;
}

/** True for a key that an input method uses, for example to choose a Japanese word. */
export function isComposing({ isComposing, keyCode }: Press): boolean {
  // Safari ends the composition before it reports the key that ended it. The code of that key is then 229.
  return isComposing || keyCode === 229;
}
