/** What a server may send before the first answer of the network, in bytes: ten segments. */
export const firstFlight = 10 * 1460;

/**
 * What the headers of an answer weigh for visitors, in bytes. The tests ask without TLS, visitors with it, over HTTP/2,
 * which has no headers about the connection.
 */
export function headerBytes(headers: Iterable<readonly [name: string, value: string]>): number {
  const told = [...headers].filter(([name]) => !/^(connection|keep-alive)$/i.test(name));
  const given = [...told, ["Strict-Transport-Security", "max-age=31536000"]];
  return given.map(([name, value]) => `${name}: ${value}\r\n`).join("").length;
}
