import { holdsFor, type Manual, readManual, wrongDay } from "../../../manual.ts";
import { progressOf, savedAs, signatureOf } from "../model/sheet-words.ts";
import { element } from "./element.ts";
import { keepSheet, keptSheet } from "./kept-sheet.ts";
import { startSheetBar } from "./sheet-bar.ts";
import { fillSheet, readAnswers, signature, tickWhereNoted } from "./sheet-fields.ts";

/** What the page tells its script. */
export interface Facts {
  /** The sheet that lay beside the report when it was written. */
  manual: Manual | null;
  audited: Manual["audited"];
  origin: string;
}

/** Keeps the sheet of checks by hand in this browser, writes it to a file and reads it from one. */
export function startSheet({ manual, audited, origin }: Facts): void {
  const empty: Manual = { format: 1, evaluator: "", organization: "", date: "", audited, answers: {} };
  let sheet = keptSheet(origin) ?? manual ?? empty;
  let unsaved = false;
  const bar = startSheetBar();

  const show = () => {
    const signature = wrongDay(sheet, new Date()) ? null : signatureOf(sheet, audited);
    element("sheet-signed").textContent = signature ?? "Not signed yet.";
    element("sheet-progress").textContent = progressOf(sheet.answers);
    bar.tell(sheet.answers);
    bar.tellSaved(null);
    element("sheet-older").hidden = Object.keys(sheet.answers).length === 0 || holdsFor(sheet.audited, audited);
    element("sheet-audited").textContent = sheet.audited.endedAt;
  };
  const keep = () => {
    const failure = keepSheet(origin, sheet);
    unsaved = failure !== null;
    element("sheet-alert").textContent = failure ?? "";
  };
  const take = (taken: Manual) => {
    sheet = taken;
    fillSheet(sheet);
    show();
    keep();
  };

  fillSheet(sheet);
  show();
  element("by-hand").addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") return;
    if (target === element("sheet-filter")) return;
    tickWhereNoted();
    const audit = Object.keys(sheet.answers).length === 0 ? audited : sheet.audited;
    sheet = { format: 1, ...signature(), audited: audit, answers: readAnswers() };
    show();
    keep();
  });
  element("sheet-again").addEventListener("click", () => {
    take({ ...sheet, audited });
    element("sheet-said").textContent = "The answers hold for this audit.";
    element("save-sheet").focus();
  });
  const save = () => {
    const mistake = wrongDay(sheet, new Date());
    element("sheet-alert").textContent = mistake ? `Not saved: ${mistake}.` : "";
    element("sheet-said").textContent = mistake ? "" : savedAs(sheet, audited);
    bar.tellSaved(mistake ? "Not saved: see why" : "Saved: what next");
    if (mistake) return;
    saveAs("manual.json", `${JSON.stringify(sheet, null, 2)}\n`);
    unsaved = false;
  };
  for (const id of ["save-sheet", "save-from-bar"]) element(id).addEventListener("click", save);
  element("clear-sheet").addEventListener("click", () => {
    if (!confirm("Empty the whole sheet? What you have saved as a file stays.")) return;
    take(empty);
    element("sheet-said").textContent = "The sheet is empty.";
  });
  element("open-sheet").addEventListener("change", async ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    element("sheet-said").textContent = "";
    try {
      take(readManual(await file.text()));
      element("sheet-said").textContent = `Read ${file.name}: ${Object.keys(sheet.answers).length} answers.`;
    } catch (error) {
      element("sheet-alert").textContent = `${file.name}: ${error instanceof Error ? error.message : error}`;
    }
  });
  addEventListener("beforeunload", (event) => {
    if (unsaved) event.preventDefault();
  });
}

function saveAs(name: string, text: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.click();
  // A browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
