import { domainToASCII, domainToUnicode } from "node:url";

const usual = /^[a-z0-9.-]*$/;
const written = /^[\p{L}\p{M}\p{N}.·-]{1,253}$/u;

/**
 * Normalizes an address for comparison, never for sending. One domain has many spellings: full-width or mathematical
 * letters, or `xn--…`.
 */
export function addressKey(address: string): string {
  const key = address.trim().normalize("NFC").toLowerCase();
  const at = key.lastIndexOf("@") + 1;
  const domain = key.slice(at);
  if (at === 0 || (usual.test(domain) && !domain.includes("xn--")) || !written.test(domain)) return key;
  const spelled = domainToUnicode(domainToASCII(domain));
  return spelled ? key.slice(0, at) + spelled : key;
}
