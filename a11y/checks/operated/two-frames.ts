/** Waits until what follows from a step is drawn, and has been once more. Runs in the page. */
export async function twoFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}
