import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Bundles the report's script for inlining, because browsers load no modules from disk. */
export async function bundleScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: {
        input: fileURLToPath(new URL("client/main.ts", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error("a11y/writers/html/client/main.ts: Vite made nothing of it");
  return chunk.code.trim().replaceAll("</script", "<\\/script");
}
