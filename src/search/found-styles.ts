import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/**
 * Styles for the list of found-list.ts, to be set on its container. They use fixed class names, because the service
 * that inserts the list into a built page doesn't know that page's classes. The build removes rules for elements that a
 * page doesn't have.
 */
export const foundStyles: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "8",
  "& .part": { textStyle: "label", color: "fg.muted", marginBottom: "1" },
  "& .results": { listStyle: "none" },
  "& .results > *": { borderTopWidth: "thin", borderColor: "border.subtle", paddingY: "3" },
  "& .place": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "3",
    alignItems: "center",
    minHeight: "target",
    paddingX: "2",
    marginX: "-2",
    borderRadius: "control",
    textStyle: "h4",
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    "&:hover, &:focus-visible": { bg: "bg.sunken" },
  },
  "& .title": { textDecorationLine: "underline", textUnderlineOffset: "0.2em", textDecorationThickness: "0.08em" },
  "& .heading": { textStyle: "body", color: "fg.muted" },
  "& .words": { textStyle: "small", maxWidth: "measure", overflowWrap: "anywhere" },
  "& .mark": {
    bg: "marigold.solid",
    color: "marigold.contrast",
    borderRadius: "control",
    paddingX: "1",
    _highContrast: { bg: "[Mark]", color: "[MarkText]", forcedColorAdjust: "none" },
  },
};
