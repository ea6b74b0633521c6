/** Waits until the result of a step is drawn. Runs in the page. */
export async function twoFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}
