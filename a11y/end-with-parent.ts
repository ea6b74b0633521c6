/** Preloaded into a child process. Shuts it down cleanly when the parent ends for any reason. */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
