import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router-dom";
import { addStyleChunks } from "../prerender/style-chunks.ts";
import { fontFaces } from "../theme/fonts.ts";
import { createStyleCache } from "./style-cache.ts";

/** Renders one page with its styles in its head. `prerender/finish.ts` turns it into the delivered file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const cache = createStyleCache();
  // Without `compat`, emotion writes a <style> beside each element, which is invalid inside lists and costs bytes.
  cache.compat = true;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ServerRouter context={{ ...context, serverHandoffString: handoff(context) }} url={request.url} />
    </CacheProvider>,
    {
      // Longer parts would be streamed after the page, for scripts to insert.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        errors.push(error);
      },
    },
  );
  // A failed part would be silently missing from the file. No page is better than half of one.
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withStyles(html, cache), {
    status,
    headers,
  });
}

/** Flags that the router reads in a browser. The others matter only to the build, and would add bytes to every page. */
const flags = ["v8_passThroughRequests", "v8_trailingSlashAwareDataRequests"] as const;

/** Returns the router's handoff with only the flags that it reads in the browser. */
function handoff({ serverHandoffString = "{}" }: EntryContext): string {
  const { future, ...rest } = JSON.parse(serverHandoffString);
  return JSON.stringify({ ...rest, future: Object.fromEntries(flags.map((flag) => [flag, future[flag]])) });
}

/**
 * Adds styles to the page's head: those of the theme's fonts and, in a build, emotion's. In development React writes
 * emotion's styles beside the elements.
 */
function withStyles(html: string, cache: EmotionCache): string {
  const fonts = [
    { key: "stand-ins", css: fontFaces.standIns },
    { key: "fonts", css: fontFaces.files },
  ];
  const styles = import.meta.env.PROD ? createEmotionServer(cache).extractCriticalToChunks(html).styles : [];
  return addStyleChunks(html, [...styles, ...fonts]);
}
