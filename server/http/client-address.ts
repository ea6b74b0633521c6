import { BlockList, isIP } from "node:net";

/**
 * Tells who sent a request: the last address that no trusted proxy vouches for. Of an IPv6 address only the network
 * counts, since one household has as many as it likes. `trusted` are addresses or networks (`10.0.0.0/8`).
 */
export function clientReader(trusted: readonly string[]): (socket: string, forwarded?: string) => string {
  const proxies = new BlockList();
  for (const proxy of trusted) {
    const [address = "", prefix] = proxy.split("/");
    if (prefix) proxies.addSubnet(address, Number(prefix), family(address));
    else proxies.addAddress(address, family(address));
  }
  return (socket, forwarded = "") => {
    const hops = [...forwarded.split(","), socket].map((hop) => plain(hop.trim())).filter((hop) => isIP(hop));
    return network(hops.findLast((hop) => !proxies.check(hop, family(hop))) ?? hops[0] ?? "");
  };
}

function family(address: string) {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** IPv4 in the clothes of IPv6 is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function network(address: string): string {
  return isIP(address) === 6 ? expanded(address).slice(0, 4).join(":") : address;
}

function expanded(address: string): string[] {
  const [head = "", tail = ""] = address.split("::", 2);
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = address.includes("::") ? Array.from({ length: 8 - left.length - right.length }, () => "0") : [];
  return [...left, ...zeros, ...right].map((part) => part.toLowerCase().replace(/^0+(?=.)/, ""));
}
