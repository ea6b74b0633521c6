import type { PoolClient } from "pg";

/**
 * One connection shared by all reads. Taking one from the pool costs as much as a query, and concurrent queries share a
 * round trip.
 */
export interface SharedClient {
  /** After an error the connection's state is unknown, so the next call gets a new one. */
  use<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  release(): Promise<void>;
}

export function sharedClient(connect: () => Promise<PoolClient>): SharedClient {
  let shared: Promise<PoolClient> | undefined;

  async function release(): Promise<void> {
    const given = shared;
    shared = undefined;
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
        // If several calls fail together, only the first one ends the connection.
        if (shared === used) await release();
        throw error;
      }
    },
  };
}
