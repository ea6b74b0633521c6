/** ISO time of the build, defined in vite.config.ts. */
declare const __BUILD_TIME__: string;

/** URLs of the files that mount islands. The first one imports the others (prerender/note-on-demand-files.ts). */
declare const __ISLANDS__: readonly string[];

/** URL of the code that animates changed lists. */
declare const __MOVES__: string;

/** Text of the notice that scripts have failed, defined in prerender/bundle-script.ts. */
declare const __SCRIPTS_FAILED__: { text: string; again: string };
