import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createOutbox, type Outbox } from "../../../../src/forms/outbox/create-outbox.ts";
import type { TabChannel } from "../../../../src/forms/outbox/outbox-state.ts";
import { postOver } from "../../../../src/forms/outbox/post-submission.ts";
import {
  type Locks,
  openSubmissions,
  type Submissions,
  webLock,
} from "../../../../src/forms/outbox/stored-submissions.ts";
import type { NewSubmission } from "../../../../src/forms/outbox/submission.ts";
import { Intake } from "./intake.ts";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

interface TabSetting {
  submissions?: Partial<Submissions>;
  hasChannel?: boolean;
}

/** A device with a clock, a database, locks and a channel that its tabs share, connected to a fake intake. */
export class Browser {
  time = Date.parse("2027-03-01T10:00:00.000Z");
  isOnline = true;
  readonly intake = new Intake();
  readonly #held = new Map<string, object>();
  readonly #channels = new Set<TabChannel>();

  constructor() {
    globalThis.indexedDB = new IDBFactory();
  }

  readonly now = () => this.time;

  pass(milliseconds: number) {
    this.time += milliseconds;
  }

  /** Resolves when a fault closes the page. */
  pageClose() {
    return new Promise<void>((resolve) => {
      this.intake.onPageClose = resolve;
    });
  }

  stored() {
    return openSubmissions().all();
  }

  openTab({ submissions = {}, hasChannel = true }: TabSetting = {}): Outbox & { close: () => void } {
    const tab = { isOpen: true };
    const store = whileOpen(tab, openSubmissions());
    const { fetch } = this.intake;
    const outbox = createOutbox({
      submissions: { ...store, ...submissions },
      withLock: webLock(whileOpen(tab, this.#locks(tab))),
      post: postOver({
        ...whileOpen(tab, { fetch: (url: RequestInfo | URL, init?: RequestInit) => fetch(url, init, tab) }),
        online: () => this.isOnline,
        now: this.now,
        timeout: 5,
        page: "https://kindred.example/contact",
      }),
      now: this.now,
      random: () => 0.5,
      tabs: hasChannel ? this.#channel() : { postMessage() {}, onmessage: null },
    });
    const close = () => {
      tab.isOpen = false;
      this.intake.forget(tab);
      for (const [name, holder] of this.#held) if (holder === tab) this.#held.delete(name);
    };
    return { ...outbox, close };
  }

  #locks(tab: object): Locks {
    const request = async (name: string, _options: LockOptions, begin: (lock: Lock | null) => Promise<unknown>) => {
      if (this.#held.has(name)) return begin(null);
      this.#held.set(name, tab);
      try {
        return await begin({ name, mode: "exclusive" });
      } finally {
        this.#held.delete(name);
      }
    };
    return { request } as Locks;
  }

  #channel(): TabChannel {
    const own: TabChannel = {
      postMessage: (data) => {
        for (const other of this.#channels) if (other !== own) other.onmessage?.(new MessageEvent("message", { data }));
      },
      onmessage: null,
    };
    this.#channels.add(own);
    return own;
  }
}

/** Wraps functions so that their promises never resolve once the page has closed. */
function whileOpen<Functions extends object>(tab: { isOpen: boolean }, functions: Functions): Functions {
  const never = new Promise<never>(() => {});
  const guarded = Object.entries(functions).map(([name, work]) => [
    name,
    async (...values: unknown[]) => {
      if (!tab.isOpen) return never;
      try {
        return await work(...values);
      } finally {
        if (!tab.isOpen) await never;
      }
    },
  ]);
  return Object.fromEntries(guarded);
}

let minted = 0;

export function submission(changes: Partial<NewSubmission> = {}): NewSubmission {
  minted += 1;
  const key = `00000000-0000-4000-8000-${String(minted).padStart(12, "0")}`;
  return {
    key,
    form: "contact",
    fields: { email: "amara@example.org", message: "Hello" },
    url: "/forms/contact",
    ...changes,
  };
}
