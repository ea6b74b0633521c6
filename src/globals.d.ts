/** ISO time of the build, put in place by vite.config.ts. */
declare const __BUILD_TIME__: string;
