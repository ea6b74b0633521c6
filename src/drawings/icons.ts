/**
 * Path data on a 24 x 24 grid, for 2-unit strokes with round ends. Like the wheel, icons consist of circles and open
 * arcs where possible.
 */
export const icons = {
  menu: "M3 7h18M3 12h18M3 17h12",
  close: "M6 6l12 12M18 6 6 18",
  check: "M4 13l5 5L20 7",
  plus: "M12 5v14M5 12h14",
  "arrow-right": "M4 12h16M14 6l6 6-6 6",
  "arrow-up-right": "M10 5H7a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-3M14 4h6v6M20 4l-9 9",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  system: "M12 3a9 9 0 0 1 0 18zM12 21a9 9 0 0 1 0-18M15 8h2M15 12h4M15 16h2",
  book: "M12 6v14M12 6C9 4 6 4 3 5v13c3-1 6-1 9 2 3-3 6-3 9-2V5c-3-1-6-1-9 1",
  leaf: "M5 19C3 9 9 4 20 4c0 11-5 17-15 15zM3 21c3-5 7-8 11-10",
  people:
    "M12 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2 20a6.5 6.5 0 0 1 13 0M15 5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 4 5.5",
  gift: "M4 11v10h16V11M3 7h18v4H3zM12 7v14M12 7C8 7 6 6 6.5 4S11 2 12 7c1-5 5-5 5.5-3S16 7 12 7",
  heart: "M12 20C5 15 2.5 11.5 3.5 8c1-4 6.5-4.5 8.5 0 2-4.5 7.5-4 8.5 0 1 3.5-1.5 7-8.5 12z",
  calendar: "M4 5h16v16H4zM4 10h16M8 2v5M16 2v5M8 14h2M14 14h2M8 17.5h2",
  pin: "M12 22C7 16 5 13 5 9.5a7 7 0 0 1 14 0C19 13 17 16 12 22zM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  clock: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l4 2",
  mail: "M3 5h18v14H3zM3 7c3 4 6 6 9 6s6-2 9-6",
  phone: "M5 3h4l2 5-2.5 2a13 13 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z",
  pen: "M4 20l1-5L16 4a2.8 2.8 0 0 1 4 4L9 19zM14 6l4 4M13 21h8",
  coins: "M15 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM18 10.5a6 6 0 1 1-8.5 8.5M9 6v4",
  "circle-team":
    "M14 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM7.5 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM20.5 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM6.5 6.5A8 8 0 0 0 4 12M20 12a8 8 0 0 0-2.5-5.5M9.5 20.5a9 9 0 0 0 5 0",
  search: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM15 15l6 6",
  copy: "M9 9h12v12H9zM5 15H3V3h12v2",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof icons;
