// @vitest-environment node
import { expect, test } from "vitest";
import { clientReader } from "../../../../server/http/client-address.ts";

const direct = clientReader([]);
const proxied = clientReader(["10.0.0.0/8", "fd00::/8", "192.0.2.7"]);

test("without trusted proxies the connection alone tells who it is, whatever the header says", () => {
  expect(direct("203.0.113.5")).toBe("203.0.113.5");
  expect(direct("203.0.113.5", "198.51.100.1")).toBe("203.0.113.5");
});

test("a trusted proxy is asked for whom it speaks", () => {
  expect(proxied("10.1.2.3", "198.51.100.1")).toBe("198.51.100.1");
  expect(proxied("192.0.2.7", "198.51.100.1, 10.9.9.9")).toBe("198.51.100.1");
  expect(proxied("fd00::1", "198.51.100.1")).toBe("198.51.100.1");
});

test("whoever is no trusted proxy speaks for nobody", () => {
  expect(proxied("192.0.2.8", "198.51.100.1")).toBe("192.0.2.8");
});

test("what the sender wrote into the header before the proxy did is not believed", () => {
  expect(proxied("10.1.2.3", "1.1.1.1, 198.51.100.1")).toBe("198.51.100.1");
  expect(proxied("10.1.2.3", "10.0.0.1, 198.51.100.1")).toBe("198.51.100.1");
});

test("nothing is believed from before something that is no address", () => {
  expect(proxied("10.1.2.3", "1.1.1.1, unknown")).toBe("10.1.2.3");
  expect(proxied("10.1.2.3", "1.1.1.1, , 10.0.0.9")).toBe("10.0.0.9");
  expect(proxied("10.1.2.3", "1.1.1.1, <script>")).toBe("10.1.2.3");
});

test("where every address is a trusted one, the first of them sent it", () => {
  expect(proxied("10.1.2.3", "10.0.0.1, 10.0.0.2")).toBe("10.0.0.1");
  expect(proxied("10.1.2.3")).toBe("10.1.2.3");
  expect(proxied("10.1.2.3", "")).toBe("10.1.2.3");
});

test("a port behind the address changes nothing", () => {
  expect(proxied("10.1.2.3", "198.51.100.1:51234")).toBe("198.51.100.1");
  expect(proxied("10.1.2.3", "[2001:db8::1]:443")).toBe("2001:db8:0:0");
});

test("IPv4 in the clothes of IPv6 is IPv4", () => {
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
])("of the IPv6 address %s the network counts", (address, network) => {
  expect(direct(address)).toBe(network);
});

test("a household’s many addresses are one sender, its neighbor’s another", () => {
  expect(direct("2001:db8:1:2::1")).toBe(direct("2001:db8:1:2:ffff::9"));
  expect(direct("2001:db8:1:2::1")).not.toBe(direct("2001:db8:1:3::1"));
});

test("a connection that has gone already has no address", () => {
  expect(proxied("")).toBe("");
  expect(proxied("", "198.51.100.1")).toBe("");
});

test.each(["garbage", "10.0.0.0/99", "10.0.0.0/", "10.0.0.0/x", "example.org", "fd00::/200"])(
  "%s is no address of a proxy",
  (proxy) => {
    expect(() => clientReader([proxy])).toThrow();
  },
);
