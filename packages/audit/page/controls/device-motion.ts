/** Time in milliseconds in which a page may react. */
const patience = 60;

/**
 * Tilts and moves the device. `hasControl` is true if a control of the page may do the same, or may turn off the
 * reaction to motion.
 */
export async function moveDevice(): Promise<{ isMoved: boolean; hasControl: boolean }> {
  let isMoved = false;
  for (const gamma of [30, -30]) {
    const rotationRate = { alpha: 30, beta: 30, gamma };
    isMoved ||= await changes(() => {
      dispatchEvent(new DeviceOrientationEvent("deviceorientation", rotationRate));
      dispatchEvent(new DeviceMotionEvent("devicemotion", { rotationRate, acceleration: { x: 20, y: 20, z: 20 } }));
    });
  }
  let hasControl = document.querySelector("input[type=checkbox], [role=switch]") !== null;
  for (const button of document.querySelectorAll<HTMLElement>("button[type=button], [role=button], input[type=button]"))
    if (isMoved && button.checkVisibility()) hasControl ||= await changes(() => button.click());
  return { isMoved, hasControl };
}

async function changes(act: () => void): Promise<boolean> {
  const before = read();
  act();
  await new Promise((resume) => setTimeout(resume, patience));
  return read() !== before;
}

function read(): string {
  return `${document.body.innerText} ${[...document.querySelectorAll("input")].map(({ value }) => value).join()}`;
}
