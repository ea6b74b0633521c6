import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";

const read = (name: string) => readFileSync(`docs/deploy/${name}`, "utf8");
const { port } = readConfig({ SECRET: "a secret that is long enough for tests" });
const service = `127.0.0.1:${port}`;
const site = "www.example.org";

/** Parses the arguments of each directive in every `server { … }`. Nested blocks are flattened. */
function nginxServers(text: string): Map<string, string[]>[] {
  const servers: Map<string, string[]>[] = [];
  const lines = text.split("\n").map((line) => line.split("#")[0]?.trim() ?? "");
  for (const line of lines) {
    if (line === "server {") servers.push(new Map());
    if (!line.endsWith(";")) continue;
    const [name = "", ...words] = line.slice(0, -1).split(" ");
    const server = servers.at(-1);
    server?.set(name, [...(server.get(name) ?? []), words.join(" ")]);
  }
  return servers;
}

test("redirects port 80 to TLS in nginx", () => {
  const [other, plain, tls, ...more] = nginxServers(read("nginx.conf"));
  expect(other?.get("listen")?.every((words) => words.endsWith("default_server"))).toBe(true);
  expect(other?.get("return")).toEqual(["444"]);
  expect(Object.fromEntries(plain ?? [])).toEqual({
    listen: ["80", "[::]:80"],
    server_name: [site],
    return: ["308 https://$host$request_uri"],
  });
  expect(tls?.get("listen")).toEqual(["443 ssl http2", "[::]:443 ssl http2"]);
  expect(tls?.get("server_name")).toEqual([site]);
  expect(more).toEqual([]);
});

test("forwards client address, protocol, and host in nginx without client-supplied values", () => {
  const [, , tls] = nginxServers(read("nginx.conf"));
  expect(new Set(tls?.get("proxy_pass"))).toEqual(new Set([`http://${service}`]));
  expect(tls?.get("proxy_set_header")).toEqual(["Host $host", "X-Forwarded-For $remote_addr"]);
  // The service is the only source of response headers.
  expect(tls?.has("add_header")).toBe(false);
});

test("keeps the codes of newsletter links out of the logs of nginx", () => {
  const [, block = ""] = /location \/newsletter\/ \{([^}]*)\}/.exec(read("nginx.conf")) ?? [];
  const directives = block.split(";").map((line) => line.trim());
  expect(directives).toEqual(["access_log off", "error_log /dev/null", `proxy_pass http://${service}`, ""]);
});

test("gives Caddy a plain host name for automatic TLS", () => {
  expect(read("Caddyfile")).toBe(`${site} {\n\treverse_proxy ${service}\n}\n`);
});
