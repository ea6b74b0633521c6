/** Bytes that a server may send before the first acknowledgment: ten segments. */
export const firstFlight = 10 * 1460;

/**
 * Returns the number of header bytes of a response as visitors receive it. Tests use HTTP/1.1 without TLS. Visitors use
 * TLS and HTTP/2, which has no connection headers.
 */
export function headerBytes(headers: Iterable<readonly [name: string, value: string]>): number {
  const told = [...headers].filter(([name]) => !/^(connection|keep-alive)$/i.test(name));
  const given = [...told, ["Strict-Transport-Security", "max-age=31536000"]];
  return given.map(([name, value]) => `${name}: ${value}\r\n`).join("").length;
}
