/** Defaults of the service's HOST and PORT. */
export const defaultHost = "127.0.0.1";
export const defaultPort = 4173;

/**
 * Returns the reason why the service cannot listen, with the fix. The service and the check before its installation use
 * this message.
 *
 * @param {{ host: string, port: number }} address
 * @param {NodeJS.ErrnoException} error
 */
export function whyNotListening({ host, port }, { code, message }) {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=4180 npm start`;
    case "EACCES":
      return `Port ${port} requires root. Choose a port from 1024 up: PORT=4180 npm start`;
    default:
      return `HOST is '${host}', where this machine cannot listen (${code ?? message}). Use 127.0.0.1 for this machine only, or 0.0.0.0 for all addresses.`;
  }
}
