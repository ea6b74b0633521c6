import {
  holdsFor,
  isSameChecklist,
  isSigned,
  type Manual,
  readManual,
  statedAnswers,
  wrongSignature,
} from "../../../manual.ts";
import { issueRows, issuesMarkdown } from "../../issue-export.ts";
import { csvOf } from "../../spreadsheet.ts";
import { damagedIn, progressOf, savedAs, sharedPageOf } from "../checklist-text.ts";
import { fillChecklist, readAnswers, signature, startChecklistBar, tickWhereNoted } from "./checklist-bar.ts";
import { element, elements } from "./element.ts";
import { startFilter } from "./filter.ts";
import { startFound } from "./found.ts";

interface Kept {
  sheet: Manual;
  signed: Manual | null;
}

/** All audits of one site share a key, so that a checklist survives new audits. */
const keyFor = (origin: string) => `checks by hand: ${origin}`;

/** Returns the checklist in this browser, or `null` if there is none or it is unreadable. */
function keptSheet(origin: string): Kept | null {
  try {
    const text = localStorage.getItem(keyFor(origin));
    if (text === null) return null;
    const { signed }: Record<string, unknown> = JSON.parse(text);
    return { sheet: readManual(text), signed: signed ? readManual(JSON.stringify(signed)) : null };
  } catch {
    return null;
  }
}

/** Stores the checklist. Returns a message for the evaluator if that fails. */
function keepSheet(origin: string, { sheet, signed }: Kept): string | null {
  try {
    localStorage.setItem(keyFor(origin), JSON.stringify({ ...sheet, signed }));
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
  /** Selectors of the findings of each page. */
  elementsOf: Record<string, string[]>;
}

/** Stores the checklist in this browser, saves it to a file and loads it from one. */
export function startChecklist({ manual, audited, gap, origin, elementsOf }: Facts): void {
  const empty: Manual = {
    ...{ format: 1, evaluator: "", organization: "", email: "", date: "", audited },
    ...{ answers: {}, environments: [], issues: [], damaged: [] },
  };
  const kept = keptSheet(origin);
  const isKeptOther = kept !== null && !(manual && isSameChecklist(kept.sheet, manual));
  let sheet = kept?.sheet ?? manual ?? empty;
  let signed = isKeptOther ? kept.signed : asSigned(sheet);
  let unsaved = false;
  const bar = startChecklistBar();
  const found = startFound(elementsOf);

  const show = () => {
    element("sheet-signed").textContent = wrongSignature(sheet, new Date())
      ? "Not signed yet."
      : sharedPageOf(sheet, signed, audited);
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
    const failure = keepSheet(origin, { sheet, signed });
    unsaved = failure !== null;
    element("sheet-alert").textContent = failure ?? "";
  };
  const look = (taken: Manual, asItWasSigned: Manual | null) => {
    sheet = taken;
    signed = asItWasSigned;
    found.fill(sheet);
    fillChecklist(sheet);
    show();
    element("sheet-damaged").textContent = damagedIn(sheet);
    element("sheet-damaged").hidden = sheet.damaged.length === 0;
  };
  const take = (taken: Manual, asItWasSigned: Manual | null) => {
    look(taken, asItWasSigned);
    keep();
  };

  look(sheet, signed);
  element("sheet-fields").addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") return;
    if (target === element("sheet-filter")) return;
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
    show();
    keep();
  });
  element("sheet-again").addEventListener("click", () => {
    take({ ...sheet, audited }, signed);
    element("sheet-said").textContent = "The answers now apply to this audit.";
    element("save-sheet").focus();
  });
  const save = () => {
    const mistake = wrongSignature(sheet, new Date());
    element("sheet-alert").textContent = mistake ? `Not saved: ${mistake}.` : "";
    element("sheet-said").textContent = mistake ? "" : savedAs(sheet, audited, gap);
    if (!mistake) {
      signed = asSigned(sheet) ?? signed;
      saveAs("manual.json", `${JSON.stringify(sheet, null, 2)}\n`, "application/json");
      show();
      keepSheet(origin, { sheet, signed });
      unsaved = false;
    }
    bar.tellSaved(mistake ? "Not saved: why?" : "Saved: next step");
  };
  for (const id of ["save-sheet", "save-from-bar"]) element(id).addEventListener("click", save);
  element("save-issues-md").addEventListener("click", () =>
    saveAs("issues.md", issuesMarkdown(sheet), "text/markdown"),
  );
  element("save-issues-csv").addEventListener("click", () => saveAs("issues.csv", csvOf(issueRows(sheet)), "text/csv"));
  element("clear-sheet").addEventListener("click", () => {
    if (!confirm("Clear the whole checklist? Saved files are not deleted.")) return;
    take(empty, null);
    element("sheet-said").textContent = "The checklist is empty.";
  });
  element("open-sheet").addEventListener("change", async ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    element("sheet-said").textContent = "";
    try {
      const opened = readManual(await file.text());
      take(opened, asSigned(opened));
      element("sheet-said").textContent =
        `Opened ${file.name}: ${Object.keys(sheet.answers).length} answers, ${sheet.issues.length} issues.`;
    } catch (error) {
      element("sheet-alert").textContent = `${file.name}: ${error instanceof Error ? error.message : error}`;
    }
  });
  addEventListener("beforeunload", (event) => {
    if (unsaved) event.preventDefault();
  });
}

function asSigned(sheet: Manual): Manual | null {
  return isSigned(sheet) ? sheet : null;
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
