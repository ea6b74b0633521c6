/**
 * Runs `work`, and then restores NODE_ENV. Vite sets it for the whole process, and every process that starts later
 * inherits it.
 */
export async function keepNodeEnv<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env;
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
