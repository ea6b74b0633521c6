import { chakra } from "@chakra-ui/react";
import { createContext, type ReactElement, useContext } from "react";

/** An island in the HTML of a built page. */
export interface RenderedIsland {
  /** Name in src/islands/registry.ts. */
  name: string;
  /** Properties as JSON. */
  props: string;
  /** Prefix of the ids that React creates inside. */
  prefix: string;
  html: string;
}

/** Renders islands separately from their page. Only a build provides a renderer (src/entry.server.tsx). */
export const IslandRenderer = createContext<((content: ReactElement) => RenderedIsland) | undefined>(undefined);

/**
 * A part of the page that needs React. Everything outside is a plain document: on a built site, React updates only the
 * content of islands, each on its own (src/islands/mount.tsx). In development, an island is an ordinary part of the
 * page.
 *
 * The content is one component of src/islands/registry.ts. Its properties must be JSON values.
 */
export function Island({ children }: { children: ReactElement }) {
  const render = useContext(IslandRenderer);
  if (render) {
    const { name, props, prefix, html } = render(children);
    return (
      <chakra.div
        display="contents"
        data-island={name}
        data-props={props === "{}" ? undefined : props}
        data-prefix={prefix}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
  return <chakra.div display="contents">{children}</chakra.div>;
}
