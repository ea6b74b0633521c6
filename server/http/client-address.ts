import { BlockList, isIP } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";
import type { Counted } from "../intake/rate-limit.ts";

/** Returns a test for the addresses and networks (`10.0.0.0/8`) in `entries`. Throws if an entry is neither. */
export function addressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, prefix === "" ? Number.NaN : Number(prefix), family(address));
  }
  return (written) => {
    const address = plain(written);
    return isIP(address) !== 0 && list.check(address, family(address));
  };
}

/**
 * Returns a function that identifies the sender of a request: the address nearest to this server that is not a trusted
 * proxy. For IPv6, only the network counts, because one household has many addresses. `trusted` lists the proxies, as
 * in `addressList`.
 */
export function clientReader(trusted: readonly string[]): (socket: string, forwarded?: string) => string {
  const isProxy = addressList(trusted);
  return (socket, forwarded = "") => {
    const hops = forwarded.split(",");
    let sender = plain(socket);
    while (isProxy(sender)) {
      const before = plain(hops.pop() ?? "");
      // Anyone can forge the entries before an invalid address.
      if (!isIP(before)) break;
      sender = before;
    }
    return network(sender);
  };
}

function family(address: string) {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** Strips the port that some proxies add, and unwraps IPv4-mapped IPv6 addresses. */
function plain(hop: string): string {
  return hop
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Reduces an IPv6 address to its 64-bit network, the usual size for one connection. Keeps other addresses. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandIPv6(address.toLowerCase()).split(":").slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/**
 * Returns the names under which a sender is counted: an IPv4 address, or the IPv6 networks that contain the address.
 * Households can have a /56, and organizations a /48. Some networks share those prefixes among many users, so wider
 * ones get a larger share.
 */
export function networksOf(client: string): Counted[] {
  const groups = client.split(":");
  if (groups.length !== 4) return [{ name: client, share: 1 }];
  const site = groups.slice(0, 3).join(":");
  const subnet = Math.floor(Number.parseInt(groups[3] ?? "", 16) / 256).toString(16);
  return [
    { name: client, share: 1 },
    { name: `${site}:${subnet}/56`, share: 2 },
    { name: `${site}/48`, share: 8 },
  ];
}
