import { existsSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Plugin } from "vite";
import { saveTokensPath } from "../common/site-paths.ts";

const folder = "theme/tokens/";
/** Maximum length in characters: ten times the longest file. */
const maxLength = 500_000;

/** Lets the workbench on the development server write a token file, if the request comes from the same origin. */
export function saveTokens(): Plugin {
  return {
    name: "save-tokens",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(saveTokensPath, async (request, response) => {
        const problem = await write(request).catch((error) => String(error));
        response.statusCode = problem ? 400 : 204;
        response.end(problem);
      });
    },
  };
}

async function write(request: IncomingMessage): Promise<string | undefined> {
  const { method, headers, url = "" } = request;
  const name = url.replace(/^\//, "");
  // Browsers send this header, and no other site can set it.
  if (method !== "POST" || headers["sec-fetch-site"] !== "same-origin") return "only the workbench can save tokens";
  if (!/^[\w.-]+\.tokens\.json$/.test(name) || !existsSync(folder + name)) return `${folder} has no file '${name}'`;
  if (Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) > maxLength * 4) return "the file is too long";
  const content = await text(request);
  try {
    JSON.parse(content);
  } catch (error) {
    return `${name} is not valid JSON: ${error instanceof Error ? error.message : error}`;
  }
  writeFileSync(folder + name, content);
  return undefined;
}
