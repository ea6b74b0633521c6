/** Imported before a program: ends it, in order, with the process that has started it, however that ends. */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
