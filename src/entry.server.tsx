import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router-dom";
import { holdBackScripts, putStylesInHead } from "../delivery/document.ts";
import { shortenNames } from "../delivery/shorten-names.ts";
import { fontFaces } from "../theme/fonts.ts";
import { createStyleCache } from "./style-cache.ts";

/** Renders one page to its final HTML: styles in the head, scripts held back (see delivery/). */
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
      <ServerRouter context={context} url={request.url} />
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
  return new Response(import.meta.env.PROD ? finish(html, cache) : withFonts(html), {
    status,
    headers,
  });
}

/** For the development server, whose styles React writes beside the elements. */
function withFonts(html: string): string {
  return html.replace("</head>", `<style>${fontFaces.files}${fontFaces.standIns}</style></head>`);
}

function finish(html: string, cache: EmotionCache): string {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return holdBackScripts(shortenNames(putStylesInHead(html, styles, fontFaces)));
}
