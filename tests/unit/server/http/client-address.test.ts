// @vitest-environment node
import { expect, test } from "vitest";
import { clientReader } from "../../../../server/http/client-address.ts";

const direct = clientReader([]);
const proxied = clientReader(["10.0.0.0/8", "fd00::/8", "192.0.2.7"]);

test("uses only the connection's address without trusted proxies", () => {
  expect(direct("203.0.113.5")).toBe("203.0.113.5");
  expect(direct("203.0.113.5", "198.51.100.1")).toBe("203.0.113.5");
});

test("uses the client address that a trusted proxy reports", () => {
  expect(proxied("10.1.2.3", "198.51.100.1")).toBe("198.51.100.1");
  expect(proxied("192.0.2.7", "198.51.100.1, 10.9.9.9")).toBe("198.51.100.1");
  expect(proxied("fd00::1", "198.51.100.1")).toBe("198.51.100.1");
});

test("ignores the header of an untrusted proxy", () => {
  expect(proxied("192.0.2.8", "198.51.100.1")).toBe("192.0.2.8");
});

test("ignores addresses that the client put into the header itself", () => {
  expect(proxied("10.1.2.3", "1.1.1.1, 198.51.100.1")).toBe("198.51.100.1");
  expect(proxied("10.1.2.3", "10.0.0.1, 198.51.100.1")).toBe("198.51.100.1");
});

test("ignores header entries before an invalid address", () => {
  expect(proxied("10.1.2.3", "1.1.1.1, unknown")).toBe("10.1.2.3");
  expect(proxied("10.1.2.3", "1.1.1.1, , 10.0.0.9")).toBe("10.0.0.9");
  expect(proxied("10.1.2.3", "1.1.1.1, <script>")).toBe("10.1.2.3");
});

test("uses the first address if all are trusted proxies", () => {
  expect(proxied("10.1.2.3", "10.0.0.1, 10.0.0.2")).toBe("10.0.0.1");
  expect(proxied("10.1.2.3")).toBe("10.1.2.3");
  expect(proxied("10.1.2.3", "")).toBe("10.1.2.3");
});

test("ignores a port after the address", () => {
  expect(proxied("10.1.2.3", "198.51.100.1:51234")).toBe("198.51.100.1");
  expect(proxied("10.1.2.3", "[2001:db8::1]:443")).toBe("2001:db8:0:0");
});

test("treats an IPv4-mapped IPv6 address as IPv4", () => {
  expect(direct("::ffff:203.0.113.5")).toBe("203.0.113.5");
  expect(proxied("::ffff:10.1.2.3", "::FFFF:198.51.100.1")).toBe("198.51.100.1");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("reduces the IPv6 address %s to its network", (address, network) => {
  expect(direct(address)).toBe(network);
});

test("counts a household's addresses as one sender, separate from its neighbor's", () => {
  expect(direct("2001:db8:1:2::1")).toBe(direct("2001:db8:1:2:ffff::9"));
  expect(direct("2001:db8:1:2::1")).not.toBe(direct("2001:db8:1:3::1"));
});

test("returns an empty address for a closed connection", () => {
  expect(proxied("")).toBe("");
  expect(proxied("", "198.51.100.1")).toBe("");
});

test.each(["garbage", "10.0.0.0/99", "10.0.0.0/", "10.0.0.0/x", "example.org", "fd00::/200"])(
  "rejects %s as a proxy address",
  (proxy) => {
    expect(() => clientReader([proxy])).toThrow();
  },
);
