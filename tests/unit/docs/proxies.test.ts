import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headersAt, immutable } from "../../../common/headers.ts";
import { readConfig } from "../../../server/config.ts";

const { port } = readConfig({ SECRET: "a secret that is long enough for tests" });
const site = "www.example.org";
const files = ["nginx.conf", "Caddyfile"].map((name) => [name, readFileSync(`docs/deploy/${name}`, "utf8")] as const);

// tests/unit/server/proxies.test.ts compares all responses if both proxies are installed.
test.each(files)("gives pages the headers of the service in %s", (_, text) => {
  const plain = text.replaceAll('"', "");
  for (const [name, value] of Object.entries({ ...headersAt(`https://${site}`), "Cache-Control": immutable }))
    expect(plain).toMatch(new RegExp(`(${name} ${value.replace(/[()]/g, "\\$&")}|~\\^/assets/ ${value});?\\n`));
});

test.each(files)("passes everything else on to the service in %s", (_, text) => {
  const targets = [...text.matchAll(/proxy(?:_pass)? (?:http:\/\/)?([\d.:]+)/g)].map(([, target]) => target);
  expect(targets).toEqual(targets.map(() => `127.0.0.1:${port}`));
  expect(targets).not.toEqual([]);
  expect(text.match(/proxy_pass |import service/g)?.length).toBeGreaterThan(1);
});

test("names the visitor and the host in nginx without values of the client", () => {
  const [[, nginx = ""] = []] = files;
  expect(nginx.match(/proxy_set_header .*;/g)).toEqual([
    "proxy_set_header Host $host;",
    "proxy_set_header X-Forwarded-For $remote_addr;",
  ]);
});
