/** A sleep that a call interrupts. A call outside a sleep interrupts the next one. */
export class Wake {
  #called = false;
  #rouse: (() => void) | undefined;

  call(): void {
    this.#called = true;
    this.#rouse?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#called) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#rouse = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rouse = undefined;
    this.#called = false;
  }
}
