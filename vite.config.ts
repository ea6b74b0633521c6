import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { precomputeTheme } from "./theme/precompute.ts";

export default defineConfig({
  plugins: [precomputeTheme(), reactRouter()],
  define: {
    // One clock for the prerendered page and its first client render; see src/components/use-now.ts.
    __BUILD_TIME__: JSON.stringify(new Date().toISOString()),
  },
  // What is loaded late is found at once; else the development server reloads the page when it comes to it.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"] },
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
});
