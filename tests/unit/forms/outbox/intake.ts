import type { RawFields, Receipt } from "../../../../src/forms/intake-contract.ts";

export type Fault =
  | "none"
  | "unreachable"
  | "reset before it is stored"
  | "reset after it is stored"
  | "slow"
  | "slow after it is stored"
  | "too many"
  | "failing"
  | "page of HTML"
  | "status 404"
  | "status 405"
  | "status 501"
  | "redirect"
  | "receipt of another"
  | "refused"
  | "page closes before it is stored"
  | "page closes after it is stored";

/** A reliable intake: stores once per key, and repeats the same receipt. Faults affect only requests and responses. */
export class Intake {
  readonly stored = new Map<string, { fields: RawFields; receipt: Receipt }>();
  readonly requests: { url: string; init: RequestInit }[] = [];
  /** Faults of the next requests, in order. Later requests have none. */
  faults: Fault[] = [];
  retryAfter: string | undefined;
  onPageClose: () => void = () => {};
  /** Maximum number of concurrent requests for the same key. */
  mostAtOnce = 0;
  readonly #underWay = new Set<{ key: string; page: object }>();

  readonly fetch = async (url: RequestInfo | URL, init: RequestInit = {}, page: object = this): Promise<Response> => {
    this.requests.push({ url: String(url), init });
    const key = new Headers(init.headers).get("Idempotency-Key") ?? JSON.parse(String(init.body))._key;
    const request = { key, page };
    this.#underWay.add(request);
    const atOnce = [...this.#underWay].filter((other) => other.key === key);
    this.mostAtOnce = Math.max(this.mostAtOnce, atOnce.length);
    // Yields to other tasks while the request is in flight.
    await new Promise((resolve) => setTimeout(resolve));
    const leave = () => this.#underWay.delete(request);
    try {
      return await this.#answer(key, JSON.parse(String(init.body)), init.signal, this.faults.shift() ?? "none", leave);
    } finally {
      leave();
    }
  };

  /** Stops counting a closed page's requests as in flight. They can still arrive. */
  forget(page: object) {
    for (const request of this.#underWay) if (request.page === page) this.#underWay.delete(request);
  }

  async #answer(
    key: string,
    fields: RawFields,
    signal: AbortSignal | null | undefined,
    fault: Fault,
    leave: () => void,
  ) {
    const retry = this.retryAfter === undefined ? {} : { headers: { "Retry-After": this.retryAfter } };
    if (fault.endsWith("after it is stored")) this.#store(key, fields);
    switch (fault) {
      case "none":
        return this.#store(key, fields);
      case "too many":
        return Response.json({ error: "too many" }, { status: 429, ...retry });
      case "failing":
        return Response.json({ error: "failing" }, { status: 503, ...retry });
      case "page of HTML":
        return new Response("<!doctype html><title>Welcome</title>", { headers: { "Content-Type": "text/html" } });
      case "status 404":
      case "status 405":
      case "status 501":
        return new Response("", { status: Number(fault.slice(-3)) });
      case "redirect":
        return Object.defineProperties(new Response(null), {
          type: { value: "opaqueredirect" },
          ok: { value: false },
          status: { value: 0 },
        });
      case "receipt of another":
        return Response.json({ ok: true, id: "0", key: "another", reference: "KG-OTHERONE" });
      case "refused": {
        const errors = [{ code: "email", field: "email", message: "Write an address." }];
        return Response.json({ error: "invalid", errors }, { status: 422 });
      }
      case "slow":
      case "slow after it is stored":
        return untilAborted(signal);
      case "page closes before it is stored":
      case "page closes after it is stored":
        leave();
        this.onPageClose();
        return new Promise<never>(() => {});
      default:
        throw new TypeError("Failed to fetch");
    }
  }

  #store(key: string, fields: RawFields): Response {
    const known = this.stored.get(key);
    if (known && JSON.stringify(known.fields) !== JSON.stringify(fields)) {
      return Response.json({ error: "key reused", errors: [] }, { status: 409 });
    }
    const number = String(this.stored.size + 1);
    const receipt: Receipt = known?.receipt ?? {
      ok: true,
      id: number,
      key,
      reference: `KG-${number.padStart(8, "A")}`,
    };
    this.stored.set(key, { fields, receipt });
    return Response.json(receipt);
  }
}

/** Rejects once `signal` aborts, as fetch does. On a busy machine, it may have aborted already. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
