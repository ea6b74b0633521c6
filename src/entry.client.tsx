import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";
import "./lists-script.ts";
import "./site-script.ts";

/**
 * The client of the development server, where React renders whole pages and updates them on each save. A built site has
 * islands instead (src/islands/mount.tsx), and prerender/no-pages-in-browser.ts leaves this file out.
 */
function Client() {
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Client />
    </StrictMode>,
  );
});
