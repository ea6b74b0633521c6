import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/**
 * How the list of found-list.ts looks, for the box around it. By names of its own, because the service that writes it
 * into a built page knows no class of that page; and the build leaves out rules about elements that a page does not have.
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
