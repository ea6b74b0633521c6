import { afterEach, expect, test, vi } from "vitest";
import { deviceZone } from "../../../src/components/device-zone.ts";

afterEach(() => void vi.restoreAllMocks());

/** Makes the browser report a time zone. A device without a known zone reports none, or a name such as Etc/Unknown. */
function report(timeZone: string | undefined): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(
    options as Intl.ResolvedDateTimeFormatOptions,
  );
}

test("returns the device's zone", () => {
  expect(deviceZone("Asia/Tokyo")).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test.each(["Etc/Unknown", "Foo/Bar", "", undefined])("falls back if the device reports %s", (zone) => {
  report(zone);
  expect(deviceZone("Asia/Tokyo")).toBe("Asia/Tokyo");
});
