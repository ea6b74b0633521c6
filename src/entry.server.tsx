import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router-dom";
import { addStyleChunks } from "../prerender/style-chunks.ts";
import { fontFaces } from "../theme/fonts.ts";
import { createStyleCache } from "./style-cache.ts";

/** Renders one page, with its styles in its head; `prerender/finish.ts` makes of it what is delivered. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const cache = createStyleCache();
  // Without `compat` emotion writes a <style> beside each element, which is invalid inside lists and costs bytes.
  cache.compat = true;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ServerRouter context={{ ...context, serverHandoffString: handoff(context) }} url={request.url} />
    </CacheProvider>,
    {
      // A part that is longer would come after the page, for scripts to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        errors.push(error);
      },
    },
  );
  // A part that failed would be missing from the file without a word; better no page than half of one.
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withStyles(html, cache), {
    status,
    headers,
  });
}

/** The flags that the router reads in a browser. The others are the build’s, and each page would carry them. */
const flags = ["v8_passThroughRequests", "v8_trailingSlashAwareDataRequests"] as const;

/** What the router hands to its start in the browser, with no more flags than it reads there. */
function handoff({ serverHandoffString = "{}" }: EntryContext): string {
  const { future, ...rest } = JSON.parse(serverHandoffString);
  return JSON.stringify({ ...rest, future: Object.fromEntries(flags.map((flag) => [flag, future[flag]])) });
}

/**
 * The page with its styles in its head: those of the theme’s fonts and, in a build, emotion’s. In development React
 * writes emotion’s beside the elements.
 */
function withStyles(html: string, cache: EmotionCache): string {
  const fonts = [
    { key: "stand-ins", css: fontFaces.standIns },
    { key: "fonts", css: fontFaces.files },
  ];
  const styles = import.meta.env.PROD ? createEmotionServer(cache).extractCriticalToChunks(html).styles : [];
  return addStyleChunks(html, [...styles, ...fonts]);
}
