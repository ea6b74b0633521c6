{
  const loader = document.currentScript;
  const held = loader.previousElementSibling;
  const wakers = ["pointerdown", "keydown", "focusin"];
  const clicked = [];
  const release = () => {
    if (!held.isConnected) return;
    for (const type of wakers) removeEventListener(type, release, true);
    loader.remove();
    held.replaceWith(held.content);
  };
  const keep = ({ target }) => {
    const button = target.closest?.("button[type=button]:not([popovertarget])");
    if (button) clicked.push(button);
  };
  for (const type of wakers) addEventListener(type, release, { capture: true, passive: true });
  addEventListener("click", keep, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keep, true);
      for (const button of clicked) button.click();
    },
    { once: true },
  );
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(release, { timeout: 2000 });
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(whenIdle)));
}
