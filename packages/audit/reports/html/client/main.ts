import {
  holdsFor,
  isSameChecklist,
  type Manual,
  readManual,
  statedAnswers,
  wrongSignature,
} from "@kindred-ground/audit/core/manual.ts";
import { damagedIn, progressOf, savedAs, sharedPageOf } from "@kindred-ground/audit/reports/checklist-text.ts";
import { issueRows, issuesMarkdown } from "@kindred-ground/audit/reports/issue-export.ts";
import { csvOf } from "@kindred-ground/audit/reports/spreadsheet.ts";
import {
  fillChecklist,
  readAnswers,
  signature,
  startChecklistBar,
  startOpened,
  tickWhereNoted,
} from "./checklist-bar.ts";
import { element, elements } from "./element.ts";
import { startFilter } from "./filter.ts";
import { startFound } from "./found.ts";

interface Kept {
  checklist: Manual;
  /** False after a change, until the evaluator saves. */
  isSaved: boolean;
}

/** Returns the storage key of a site. Its audits share the key, so that a checklist survives new audits. */
const keyFor = (origin: string) => `checks by hand: ${origin}`;

/** Returns the checklist in this browser. Returns `null` if it is missing or unreadable. */
function keptChecklist(origin: string): Kept | null {
  try {
    const text = localStorage.getItem(keyFor(origin));
    return text === null ? null : { checklist: readManual(text), isSaved: JSON.parse(text).isSaved === true };
  } catch {
    return null;
  }
}

/** Stores the checklist. Returns a message for the evaluator if that fails, or else `null`. */
function keepChecklist(origin: string, { checklist, isSaved }: Kept): string | null {
  try {
    localStorage.setItem(keyFor(origin), JSON.stringify({ ...checklist, isSaved }));
    return null;
  } catch {
    return "This browser can’t store the checklist. Save it as a file before you close this page.";
  }
}

interface Facts {
  /** The checklist next to the report when the report was written. */
  manual: Manual | null;
  audited: Manual["audited"];
  /** The reason why this audit can’t be signed, if there is one. */
  gap: string | null;
  origin: string;
}

/** Stores the checklist in this browser, saves it to a file and loads it from one. */
export function startChecklist({ manual, audited, gap, origin }: Facts): void {
  const empty = emptyChecklist(audited);
  const kept = keptChecklist(origin);
  let checklist = kept?.checklist ?? manual ?? empty;
  let isSaved = manual && isSameChecklist(checklist, manual) ? true : (kept?.isSaved ?? false);
  let unsaved = false;
  const bar = startChecklistBar();
  startOpened();
  const found = startFound();

  const show = () => {
    element("checklist-signed").textContent = wrongSignature(checklist, new Date())
      ? "Not signed yet."
      : sharedPageOf(checklist, isSaved, audited);
    const differs = manual !== null && !isSameChecklist(checklist, manual);
    for (const note of elements("[data-differs]")) note.hidden = !differs;
    const stated = statedAnswers(checklist);
    element("checklist-progress").textContent = progressOf(stated);
    bar.update(stated);
    found.update(checklist);
    bar.showSaved(null);
    element("checklist-older").hidden =
      Object.keys(checklist.answers).length === 0 || holdsFor(checklist.audited, audited);
    element("checklist-audited").textContent = checklist.audited.endedAt;
  };
  const keep = () => {
    const failure = keepChecklist(origin, { checklist, isSaved });
    unsaved = failure !== null;
    element("checklist-alert").textContent = failure ?? "";
  };
  const look = (taken: Manual, isTakenSaved: boolean) => {
    checklist = taken;
    isSaved = isTakenSaved;
    found.fill(checklist);
    fillChecklist(checklist);
    show();
    element("checklist-damaged").textContent = damagedIn(checklist);
    element("checklist-damaged").hidden = checklist.damaged.length === 0;
  };
  const take = (taken: Manual, isTakenSaved: boolean) => {
    look(taken, isTakenSaved);
    keep();
  };

  look(checklist, isSaved);
  element("checklist-fields").addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") return;
    tickWhereNoted();
    const isEmpty = Object.keys(checklist.answers).length + checklist.issues.length === 0;
    const audit = isEmpty ? audited : checklist.audited;
    const { damaged } = checklist;
    checklist = {
      format: 1,
      ...signature(),
      audited: audit,
      answers: readAnswers(),
      ...found.read(),
      damaged,
    };
    isSaved = false;
    show();
    keep();
  });
  element("checklist-again").addEventListener("click", () => {
    take({ ...checklist, audited }, false);
    element("checklist-said").textContent = "The answers now apply to this audit.";
    element("save-checklist").focus();
  });
  const save = () => {
    const mistake = wrongSignature(checklist, new Date());
    element("checklist-alert").textContent = mistake ? `Not saved: ${mistake}.` : "";
    element("checklist-said").textContent = mistake ? "" : savedAs(checklist, audited, gap);
    if (!mistake) {
      isSaved = true;
      saveAs("manual.json", `${JSON.stringify(checklist, null, 2)}\n`, "application/json");
      show();
      keepChecklist(origin, { checklist, isSaved });
      unsaved = false;
    }
    bar.showSaved(mistake ? "Not saved: why?" : "Saved: next step");
  };
  for (const id of ["save-checklist", "save-from-bar"]) element(id).addEventListener("click", save);
  startIssueExport(() => checklist);
  element("clear-checklist").addEventListener("click", () => {
    if (!confirm("Clear the whole checklist? Saved files are not deleted.")) return;
    take(empty, false);
    element("checklist-said").textContent = "The checklist is empty.";
  });
  startOpening((opened) => take(opened, true));
  addEventListener("beforeunload", (event) => {
    if (unsaved) event.preventDefault();
  });
}

function emptyChecklist(audited: Manual["audited"]): Manual {
  return {
    ...{ format: 1, evaluator: "", organization: "", email: "", date: "", audited },
    ...{ answers: {}, environments: [], issues: [], damaged: [] },
  };
}

function startIssueExport(checklist: () => Manual): void {
  element("save-issues-md").addEventListener("click", () =>
    saveAs("issues.md", issuesMarkdown(checklist()), "text/markdown"),
  );
  element("save-issues-csv").addEventListener("click", () =>
    saveAs("issues.csv", csvOf(issueRows(checklist())), "text/csv"),
  );
}

function startOpening(take: (opened: Manual) => void): void {
  element("open-checklist").addEventListener("change", async ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    element("checklist-said").textContent = "";
    try {
      const opened = readManual(await file.text());
      take(opened);
      element("checklist-said").textContent =
        `Opened ${file.name}: ${Object.keys(opened.answers).length} answers, ${opened.issues.length} issues.`;
    } catch (error) {
      element("checklist-alert").textContent = `${file.name}: ${error instanceof Error ? error.message : error}`;
    }
  });
}

function saveAs(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.click();
  // Waits, because the browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// A report without findings has no filter.
if (document.getElementById("filter")) startFilter();
startChecklist(JSON.parse(element("facts").textContent ?? ""));
