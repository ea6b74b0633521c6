/** One spelling for each mailbox: how addresses are compared, never how they are written to. */
export function addressKey(address: string): string {
  return address.trim().normalize("NFC").toLowerCase();
}
