/** Returns the IANA time zone of the device, or `fallback` if the browser reports none that it can format. */
export function deviceZone(fallback: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // A device without a known zone reports `Etc/Unknown`, which the browser's own formatters reject.
    return new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone || fallback;
  } catch {
    return fallback;
  }
}
