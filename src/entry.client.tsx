import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router-dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={createCache({ key: "css" })}>
        <HydratedRouter />
      </CacheProvider>
    </StrictMode>,
  );
});
