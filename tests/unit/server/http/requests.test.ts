import { expect, test } from "vitest";
import { clientReader } from "../../../../server/http/client-address.ts";
import { isOwnPage } from "../../../../server/http/requests.ts";

const direct = clientReader([]);
const proxied = clientReader(["10.0.0.0/8", "fd00::/8", "192.0.2.7"]);

test.each([
  ["203.0.113.5", undefined, "203.0.113.5"],
  ["203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["::ffff:203.0.113.5", undefined, "203.0.113.5"],
])("uses only the connection's address without trusted proxies: %s, %s", (socket, forwarded, client) => {
  expect(direct(socket, forwarded)).toBe(client);
});

test.each([
  ["reported by a trusted proxy", "10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["reported by two proxies", "192.0.2.7", "198.51.100.1, 10.9.9.9", "198.51.100.1"],
  ["reported over IPv6", "fd00::1", "198.51.100.1", "198.51.100.1"],
  ["of an untrusted proxy", "192.0.2.8", "198.51.100.1", "192.0.2.8"],
  ["without an entry that the client added", "10.1.2.3", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["without a proxy that the client added", "10.1.2.3", "10.0.0.1, 198.51.100.1", "198.51.100.1"],
  ["before a word", "10.1.2.3", "1.1.1.1, unknown", "10.1.2.3"],
  ["before an empty entry", "10.1.2.3", "1.1.1.1, , 10.0.0.9", "10.0.0.9"],
  ["before markup", "10.1.2.3", "1.1.1.1, <script>", "10.1.2.3"],
  ["of the first trusted proxy", "10.1.2.3", "10.0.0.1, 10.0.0.2", "10.0.0.1"],
  ["of a proxy without a header", "10.1.2.3", undefined, "10.1.2.3"],
  ["of a proxy with an empty header", "10.1.2.3", "", "10.1.2.3"],
  ["without its port", "10.1.2.3", "198.51.100.1:51234", "198.51.100.1"],
  ["without its IPv6 port", "10.1.2.3", "[2001:db8::1]:443", "2001:db8:0:0"],
  ["in IPv4 if mapped to IPv6", "::ffff:10.1.2.3", "::FFFF:198.51.100.1", "198.51.100.1"],
  ["of a closed connection", "", undefined, ""],
  ["of a closed connection with a header", "", "198.51.100.1", ""],
])("uses the address %s", (_, socket, forwarded, client) => {
  expect(proxied(socket, forwarded)).toBe(client);
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

test.each(["garbage", "10.0.0.0/99", "10.0.0.0/", "10.0.0.0/x", "example.org", "fd00::/200"])(
  "rejects %s as a proxy address",
  (proxy) => {
    expect(() => clientReader([proxy])).toThrow();
  },
);

const origins = ["https://site.example", "https://partner.example"];

function asks(headers: Record<string, string>, host = "site.example"): boolean {
  return isOwnPage(new Headers(headers), host, origins);
}

test.each<[string, Record<string, string>]>([
  ["no browser at all", {}],
  ["the site itself", { Origin: "https://site.example", "Sec-Fetch-Site": "same-origin" }],
  ["the site in an older browser", { Origin: "https://site.example" }],
  ["the site in a browser that hides the origin", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  ["a reloaded page", { "Sec-Fetch-Site": "none" }],
  ["an allowed origin", { Origin: "https://partner.example", "Sec-Fetch-Site": "cross-site" }],
])("allows requests from %s", (_, headers) => {
  expect(asks(headers)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ["another site’s page", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["another site’s page in an older browser", { Origin: "https://evil.example" }],
  ["a host that starts like the site’s", { Origin: "https://site.example.evil.example" }],
  ["a host that ends like the site’s", { Origin: "https://evil-site.example" }],
  ["another port", { Origin: "https://site.example:8443" }],
  ["a sibling subdomain", { Origin: "https://www.site.example", "Sec-Fetch-Site": "same-site" }],
  ["a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["a hidden origin in an older browser", { Origin: "null" }],
  ["an invalid origin", { Origin: "site.example" }],
  ["a cross-site form without an origin", { "Sec-Fetch-Site": "cross-site" }],
  ["a sibling subdomain’s form without an origin", { "Sec-Fetch-Site": "same-site" }],
])("rejects requests from %s", (_, headers) => {
  expect(asks(headers)).toBe(false);
});

test("accepts the address of the request as the site's own origin", () => {
  expect(asks({ Origin: "http://127.0.0.1:4173" }, "127.0.0.1:4173")).toBe(true);
  expect(asks({ Origin: "http://127.0.0.1:4174" }, "127.0.0.1:4173")).toBe(false);
});

test("rejects a local file as the origin if no host is given", () => {
  expect(asks({ Origin: "file://" }, "")).toBe(false);
});
