import { at, faultsAt, put } from "../fault.ts";

const paragraph =
  "This paragraph explains what its heading promises, in more words than the heading has, as paragraphs do.";

export const faults = [
  ...faultsAt(at("light", 1280), {
    "structure 1.3.1: a heading that is a bold paragraph": put("main section", "beforeend", [
      "div",
      {},
      ["p", { style: "font-weight: 700" }, "Opening hours in winter"],
      ["p", { style: "font-weight: 400" }, paragraph],
    ]),
    "structure 1.3.1: a heading that is large text in a div": put("main section", "beforeend", [
      "div",
      {},
      ["div", { style: "font-size: 32px" }, "Opening hours"],
      ["p", { style: "font-size: 16px" }, paragraph],
    ]),
    "structure 1.3.1: a heading in a strong element alone in its paragraph": put("main section", "beforeend", [
      "div",
      {},
      ["p", {}, ["strong", { style: "font-weight: 700" }, "Opening hours"]],
      ["p", { style: "font-weight: 400" }, paragraph],
    ]),
    "structure 1.3.1: a list of typed bullets": put("main section", "beforeend", [
      "div",
      {},
      ["p", {}, "• Bread"],
      ["p", {}, "• Honey"],
      ["p", {}, "• Wool"],
    ]),
    "structure 1.3.1: a numbered list of lines": put("main section", "beforeend", [
      "p",
      {},
      "1. Bread",
      ["br", {}],
      "2. Honey",
      ["br", {}],
      "3. Wool",
    ]),
    "structure 1.3.1: a table of spaces": put("main section", "beforeend", [
      "pre",
      {},
      "Day       Opens    Closes\nMonday    9:00     17:00\nTuesday   9:00     17:00\nFriday    10:00    16:00",
    ]),
    "structure 1.3.2: a word with spaces between its letters": put("main section", "beforeend", [
      "p",
      {},
      "W E L C O M E to our house",
    ]),
    "alfa 1.3.1: a header cell without cells": put("main section", "beforeend", [
      "table",
      {},
      ["tr", {}, ["th", {}, "Day"], ["th", {}, "Price"]],
      ["tr", {}, ["td", {}, "Monday"]],
    ]),
    "structure 1.3.1: a paragraph under aria-hidden": put("main section", "beforeend", [
      "p",
      { "aria-hidden": "true" },
      "Quails lay zebra-striped eggs on Thursdays.",
    ]),
    "structure 1.3.1: a price under aria-hidden": put("main section", "beforeend", [
      "p",
      {},
      "Honey",
      ["span", { "aria-hidden": "true" }, " costs 47 guilders"],
    ]),
    "structure 1.3.1: a list under aria-hidden": put("main section", "beforeend", [
      "ul",
      { "aria-hidden": "true" },
      ["li", {}, "Quinces"],
      ["li", {}, "Medlars"],
      ["li", {}, "Loquats"],
    ]),
    "structure 1.1.1: a chart hidden from screen readers": put("main section", "beforeend", [
      "img",
      { src: "/favicon.svg?/chart-2025.png", alt: "", width: "200", height: "120" },
    ]),
    "structure 1.1.1: a drawing without a name": (tab) =>
      tab.evaluate(() => {
        const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        drawing.setAttribute("width", "120");
        drawing.setAttribute("height", "120");
        const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
        circle.setAttribute("r", "40");
        drawing.append(circle);
        document.querySelector("main section")?.append(drawing);
      }),
    "structure 1.1.1: a painted canvas without a name": (tab) =>
      tab.evaluate(() => {
        const canvas = document.createElement("canvas");
        canvas.getContext("2d")?.fillText("Sale", 20, 20);
        document.querySelector("main section")?.append(canvas);
      }),
    "structure 1.4.5: a line of text in a drawing": put("main section", "beforeend", [
      "img",
      {
        alt: "Welcome to the farm",
        width: "300",
        height: "40",
        src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='40'><text y='24'>Welcome to the farm</text></svg>",
      },
    ]),
    "media 1.2.2: a video without captions": put("main section", "beforeend", [
      "video",
      { src: "/missing.mp4", width: "320", height: "180" },
    ]),
    "media 1.2.1: a sound without a text": put("main section", "beforeend", [
      "audio",
      { src: "/missing.mp3", controls: "" },
    ]),
    "media 1.4.2: a sound that starts automatically": put("main section", "beforeend", [
      "audio",
      { src: "/missing.mp3", autoplay: "", loop: "" },
    ]),
    "media 1.4.2: a video with sound that starts automatically": put("main section", "beforeend", [
      "video",
      { src: "/missing.mp4", autoplay: "", width: "320", height: "180" },
    ]),
  }),
];
