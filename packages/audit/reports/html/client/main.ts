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
  sheet: Manual;
  /** False after a change, until the evaluator saves. */
  isSaved: boolean;
}

/** All audits of one site share a key, so that a checklist survives new audits. */
const keyFor = (origin: string) => `checks by hand: ${origin}`;

/** Returns the checklist in this browser, or `null` if there is none or it is unreadable. */
function keptSheet(origin: string): Kept | null {
  try {
    const text = localStorage.getItem(keyFor(origin));
    return text === null ? null : { sheet: readManual(text), isSaved: JSON.parse(text).isSaved === true };
  } catch {
    return null;
  }
}

/** Stores the checklist. Returns a message for the evaluator if that fails. */
function keepSheet(origin: string, { sheet, isSaved }: Kept): string | null {
  try {
    localStorage.setItem(keyFor(origin), JSON.stringify({ ...sheet, isSaved }));
    return null;
  } catch {
    return "This browser can’t store the checklist. Save it as a file before you close this page.";
  }
}

interface Facts {
  /** The checklist beside the report when the report was written. */
  manual: Manual | null;
  audited: Manual["audited"];
  /** The reason why this audit can’t be signed, if there is one. */
  gap: string | null;
  origin: string;
}

/** Stores the checklist in this browser, saves it to a file and loads it from one. */
export function startChecklist({ manual, audited, gap, origin }: Facts): void {
  const empty = emptyChecklist(audited);
  const kept = keptSheet(origin);
  let sheet = kept?.sheet ?? manual ?? empty;
  let isSaved = manual && isSameChecklist(sheet, manual) ? true : (kept?.isSaved ?? false);
  let unsaved = false;
  const bar = startChecklistBar();
  startOpened();
  const found = startFound();

  const show = () => {
    element("sheet-signed").textContent = wrongSignature(sheet, new Date())
      ? "Not signed yet."
      : sharedPageOf(sheet, isSaved, audited);
    const differs = manual !== null && !isSameChecklist(sheet, manual);
    for (const note of elements("[data-differs]")) note.hidden = !differs;
    const stated = statedAnswers(sheet);
    element("sheet-progress").textContent = progressOf(stated);
    bar.tell(stated);
    found.tell(sheet);
    bar.tellSaved(null);
    element("sheet-older").hidden = Object.keys(sheet.answers).length === 0 || holdsFor(sheet.audited, audited);
    element("sheet-audited").textContent = sheet.audited.endedAt;
  };
  const keep = () => {
    const failure = keepSheet(origin, { sheet, isSaved });
    unsaved = failure !== null;
    element("sheet-alert").textContent = failure ?? "";
  };
  const look = (taken: Manual, isTakenSaved: boolean) => {
    sheet = taken;
    isSaved = isTakenSaved;
    found.fill(sheet);
    fillChecklist(sheet);
    show();
    element("sheet-damaged").textContent = damagedIn(sheet);
    element("sheet-damaged").hidden = sheet.damaged.length === 0;
  };
  const take = (taken: Manual, isTakenSaved: boolean) => {
    look(taken, isTakenSaved);
    keep();
  };

  look(sheet, isSaved);
  element("sheet-fields").addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") return;
    tickWhereNoted();
    const isEmpty = Object.keys(sheet.answers).length + sheet.issues.length === 0;
    const audit = isEmpty ? audited : sheet.audited;
    const { damaged } = sheet;
    sheet = {
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
  element("sheet-again").addEventListener("click", () => {
    take({ ...sheet, audited }, false);
    element("sheet-said").textContent = "The answers now apply to this audit.";
    element("save-sheet").focus();
  });
  const save = () => {
    const mistake = wrongSignature(sheet, new Date());
    element("sheet-alert").textContent = mistake ? `Not saved: ${mistake}.` : "";
    element("sheet-said").textContent = mistake ? "" : savedAs(sheet, audited, gap);
    if (!mistake) {
      isSaved = true;
      saveAs("manual.json", `${JSON.stringify(sheet, null, 2)}\n`, "application/json");
      show();
      keepSheet(origin, { sheet, isSaved });
      unsaved = false;
    }
    bar.tellSaved(mistake ? "Not saved: why?" : "Saved: next step");
  };
  for (const id of ["save-sheet", "save-from-bar"]) element(id).addEventListener("click", save);
  startIssueExport(() => sheet);
  element("clear-sheet").addEventListener("click", () => {
    if (!confirm("Clear the whole checklist? Saved files are not deleted.")) return;
    take(empty, false);
    element("sheet-said").textContent = "The checklist is empty.";
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

function startIssueExport(sheet: () => Manual): void {
  element("save-issues-md").addEventListener("click", () =>
    saveAs("issues.md", issuesMarkdown(sheet()), "text/markdown"),
  );
  element("save-issues-csv").addEventListener("click", () =>
    saveAs("issues.csv", csvOf(issueRows(sheet())), "text/csv"),
  );
}

function startOpening(take: (opened: Manual) => void): void {
  element("open-sheet").addEventListener("change", async ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    element("sheet-said").textContent = "";
    try {
      const opened = readManual(await file.text());
      take(opened);
      element("sheet-said").textContent =
        `Opened ${file.name}: ${Object.keys(opened.answers).length} answers, ${opened.issues.length} issues.`;
    } catch (error) {
      element("sheet-alert").textContent = `${file.name}: ${error instanceof Error ? error.message : error}`;
    }
  });
}

function saveAs(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.click();
  // The browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// A report without findings has no filter.
if (document.getElementById("filter")) startFilter();
startChecklist(JSON.parse(element("facts").textContent ?? ""));
