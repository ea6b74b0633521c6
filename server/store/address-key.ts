import { domainToASCII, domainToUnicode } from "node:url";

const usual = /^[a-z0-9.-]*$/;
const written = /^[\p{L}\p{M}\p{N}.·-]{1,253}$/u;

/**
 * One spelling for each mailbox: how addresses are compared, never how they are written to. A domain has many: in letters
 * of full width or of mathematics, or as `xn--…`, it leads to the same mailbox.
 */
export function addressKey(address: string): string {
  const key = address.trim().normalize("NFC").toLowerCase();
  const at = key.lastIndexOf("@") + 1;
  const domain = key.slice(at);
  if (at === 0 || (usual.test(domain) && !domain.includes("xn--")) || !written.test(domain)) return key;
  const spelled = domainToUnicode(domainToASCII(domain));
  return spelled ? key.slice(0, at) + spelled : key;
}
