import { afterEach, expect, test, vi } from "vitest";
import { deviceZone } from "../../../src/components/device-zone.ts";

const { DateTimeFormat } = Intl;

afterEach(() => void vi.restoreAllMocks());

/** Makes the browser report a zone, as a device without a known one does. */
function report(timeZone: string | undefined): void {
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(((locale, options) => {
    const format = new DateTimeFormat(locale, options);
    return Object.assign(format, { resolvedOptions: () => ({ timeZone }) });
  }) as typeof DateTimeFormat);
}

test("returns the device's zone", () => {
  expect(deviceZone("Asia/Tokyo")).toBe(new DateTimeFormat().resolvedOptions().timeZone);
});

test.each(["Etc/Unknown", "Foo/Bar", "", undefined])("falls back if the device reports %s", (zone) => {
  report(zone);
  expect(deviceZone("Asia/Tokyo")).toBe("Asia/Tokyo");
});
