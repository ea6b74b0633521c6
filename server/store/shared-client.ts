import type { PoolClient } from "pg";

/**
 * One connection that all reading shares: to take one from the pool and back costs as much as to ask, and what many ask at
 * the same time travels together.
 */
export interface SharedClient {
  /** After an error nobody knows what state the connection is in: the next call gets a new one. */
  use<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  /** Ends the connection; never rejects. */
  release(): Promise<void>;
}

export function sharedClient(connect: () => Promise<PoolClient>): SharedClient {
  let shared: Promise<PoolClient> | undefined;

  async function release(): Promise<void> {
    const given = shared;
    shared = undefined;
    // What could not be had needs not be given back.
    await given?.then((client) => client.release(true)).catch(() => {});
  }

  return {
    release,
    async use(work) {
      shared ??= connect();
      const used = shared;
      try {
        return await work(await used);
      } catch (error) {
        // Of all who were refused together the first one ends it.
        if (shared === used) await release();
        throw error;
      }
    },
  };
}
