/** Downloads a text as a file named `name`. `type` is its media type. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // Gives the browser time to start reading the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
