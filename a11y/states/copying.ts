import type { Disposable, Page } from "@playwright/test";
import type { State } from "../state.ts";
import type { StandingOnPage } from "./read-page.ts";

export function copying({ copies }: StandingOnPage): State[] {
  return copies.flatMap((words) => [copied(words), denied(words)]);
}

function copied(words: string): State {
  return {
    name: `${words}: copied`,
    needs: "scripts",
    before: (tab) => answerClipboard(tab, "takes"),
    async steps(tab) {
      await tab.getByRole("button", { name: words }).click();
      await notified(tab);
    },
  };
}

function denied(words: string): State {
  return {
    name: `${words}: denied`,
    needs: "scripts",
    before: (tab) => answerClipboard(tab, "refuses"),
    async steps(tab) {
      await tab.getByRole("button", { name: words }).click();
      await tab.locator("input[readonly]:focus").waitFor();
    },
  };
}

/** Stubs the system clipboard, which all scans would share. */
export async function answerClipboard(tab: Page, answer: "takes" | "refuses"): Promise<Disposable[]> {
  const answering = await tab.addInitScript((refuses) => {
    navigator.clipboard.writeText = async () => {
      if (refuses) throw new DOMException("denied", "NotAllowedError");
    };
  }, answer === "refuses");
  return [answering];
}

/** Waits for a notification and hovers over it, which keeps it open. */
export async function notified(tab: Page): Promise<void> {
  await tab
    .getByRole("region", { name: /Notifications/ })
    .getByRole("status")
    .first()
    .hover();
}
