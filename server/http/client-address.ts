import { BlockList, isIP } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";
import type { Counted } from "../intake/rate-limit.ts";

/**
 * Tells who sent a request: the last address that no trusted proxy vouches for. Of an IPv6 address only the network
 * counts, since one household has as many as it likes. `trusted` are addresses or networks (`10.0.0.0/8`); throws where
 * one is neither.
 */
export function clientReader(trusted: readonly string[]): (socket: string, forwarded?: string) => string {
  const proxies = new BlockList();
  for (const proxy of trusted) {
    const [address = "", prefix] = proxy.split("/");
    if (prefix === undefined) proxies.addAddress(address, family(address));
    else proxies.addSubnet(address, prefix === "" ? Number.NaN : Number(prefix), family(address));
  }
  return (socket, forwarded = "") => {
    const hops = forwarded.split(",");
    let sender = plain(socket);
    while (trusted.length > 0 && isIP(sender) && proxies.check(sender, family(sender))) {
      const before = plain(hops.pop() ?? "");
      // What stands before something that is no address may have been written by anybody.
      if (!isIP(before)) break;
      sender = before;
    }
    return network(sender);
  };
}

function family(address: string) {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** Without the port that some proxies add; IPv4 in the clothes of IPv6 is IPv4. */
function plain(hop: string): string {
  return hop
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}

/** An IPv6 network of 64 bits: what one connection has. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandIPv6(address.toLowerCase()).split(":").slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/**
 * What a sender is counted under: an IPv4 address, or an IPv6 network and the wider ones around it. A household may
 * have 56 bits to itself and an organization 48; in some places many share them, who may send more between them.
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
