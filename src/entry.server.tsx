import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement, ReactNode } from "react";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router-dom";
import { addStyleChunks } from "../common/style-chunks.ts";
import { fontFaces } from "../theme/fonts.ts";
import { IslandRenderer, type RenderedIsland } from "./components/island.tsx";
import { IslandRoot } from "./islands/island-root.tsx";
import { serializeIsland } from "./islands/serialize-island.ts";

/**
 * Renders one page with its styles in its head. Rejects if a part of it fails. `prerender/finish.ts` turns the page
 * into the delivered file.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // No vendor prefixes: theme/document-styles.ts has the few that are needed.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  // Without `compat`, emotion writes a <style> next to each element, which is invalid inside lists and costs bytes.
  cache.compat = true;
  const islands = new Map<string, ReactElement>();
  /** Leaves a placeholder in the page, because islands are rendered after the page. */
  const leaveMark = (content: ReactElement): RenderedIsland => {
    const prefix = `i${islands.size}`;
    islands.set(prefix, content);
    return { ...serializeIsland(content), prefix, html: markOf(prefix) };
  };
  let html = await renderHtml(
    <CacheProvider value={cache}>
      <IslandRenderer value={import.meta.env.PROD ? leaveMark : undefined}>
        <ServerRouter context={context} url={request.url} />
      </IslandRenderer>
    </CacheProvider>,
  );
  for (const [prefix, content] of islands) {
    const island = await renderHtml(
      <CacheProvider value={cache}>
        <IslandRoot path={new URL(request.url).pathname}>{content}</IslandRoot>
      </CacheProvider>,
      prefix,
    );
    html = html.replace(markOf(prefix), () => island);
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withStyles(html, cache), {
    status,
    headers,
  });
}

const token = crypto.randomUUID();

function markOf(prefix: string): string {
  return `${token} ${prefix}.`;
}

async function renderHtml(content: ReactNode, identifierPrefix?: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(content, {
    identifierPrefix,
    // Longer parts would be streamed after the page, for scripts to insert.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      errors.push(error);
    },
  });
  // A failed part would be silently missing from the file. No page is better than half of one.
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

/**
 * Adds styles to the page's head: those of the theme's fonts and, in a build, emotion's. In development, React writes
 * emotion's styles next to the elements.
 */
function withStyles(html: string, cache: EmotionCache): string {
  const fonts = [
    { key: "stand-ins", css: fontFaces.standIns },
    { key: "fonts", css: fontFaces.files },
  ];
  const styles = import.meta.env.PROD ? createEmotionServer(cache).extractCriticalToChunks(html).styles : [];
  return addStyleChunks(html, [...styles, ...fonts]);
}
