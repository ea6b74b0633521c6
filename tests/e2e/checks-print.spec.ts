import { print } from "../../a11y/checks/print.ts";
import { testFindings } from "./checks-page-load.ts";

testFindings(
  "reports pale text, closed disclosures, and fixed elements in print",
  print,
  `<div style="background: #222; color: #eee"><p id="pale">On a dark band</p></div>
    <details id="closed"><summary>Why?</summary><p>Because it is kind.</p></details>
    <a id="skip" href="#main" style="position: fixed; top: 0">Skip to content</a>`,
  ["print-closed #closed", "print-covers #skip", "print-pale #pale"],
);

testFindings(
  "accepts a page with print styles",
  print,
  `<style>@media print {
      .dark { color: #000 !important } .skip { display: none } details::details-content { content-visibility: visible }
      .exact { print-color-adjust: exact }
    }</style>
    <div class="dark" style="background: #222; color: #eee"><p>On a dark band</p></div>
    <div class="exact" style="background: #222; color: #eee"><p>On a dark band that is printed</p></div>
    <details><summary>Why?</summary><p>Because it is kind.</p></details>
    <a class="skip" href="#main" style="position: fixed; top: 0">Skip to content</a>`,
  [],
);
