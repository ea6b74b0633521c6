import { readdirSync, readFileSync } from "node:fs";
import { checkFiles } from "@kindred-ground/tokens/dtcg/check-files.ts";
import { expect, it } from "vitest";
import { loadedFonts } from "../../../theme/loaded-fonts.ts";
import { tokenRules } from "../../../theme/token-rules.ts";
import type from "../../../theme/tokens/type.tokens.json" with { type: "json" };

const folder = "theme/tokens/";
const texts = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(folder + name, "utf8")]));

const [heading = ""] = type.fonts.heading.$value;
const [body = ""] = type.fonts.body.$value;
const fonts = [heading, body].flatMap((family) => loadedFonts.get(family) ?? []);
const lightest = Math.max(400, ...fonts.map((font) => font.lightest));
const heaviest = Math.min(700, ...fonts.map((font) => font.heaviest));

/** Mistakes by file: name, text in the file, its replacement, and the token's message. */
const rows = String.raw`
# space.tokens.json
fluid widths in each other’s place ¦ "value": 20, "unit": "rem" } },\n    "to": { "$value": { "value": 80 ¦ "value": 80, "unit": "rem" } },\n    "to": { "$value": { "value": 20 ¦ fluid.to: 20rem is below fluid.from, 80rem, and values grow from one to the other; write more than 80 rem, or swap the two
an icon as large as the next ¦ "sm": { "$value": { "value": 1.25, ¦ "sm": { "$value": { "value": 1.75, ¦ sizes.icon.md: 1.75rem is not above sizes.icon.sm, 1.75rem, and each is for larger text; write more than 1.75 rem, or less for sizes.icon.sm
a value before the last without its decimal point ¦ "lg": { "$value": { "value": 2.75, ¦ "lg": { "$value": { "value": 27.5, ¦ sizes.icon.lg: 27.5rem is above sizes.icon.xl, 4.5rem, and each is for larger text; write 2.75 rem
a quarter of another amount ¦ "quarter": { "$value": 0.25 } ¦ "quarter": { "$value": 0.35 } ¦ opacity.quarter: 0.35 is more than 0.25, and its name is its value; write at most 0.25
a distance that is no longer the size of its name ¦ "{sizes.topBar}" ¦ "{spacing.10}" ¦ spacing.topBar: 2.5rem is not sizes.topBar, which has its name; write "{sizes.topBar}"
a target under 44 px ¦ { "value": 2.75, "unit": "rem" } ¦ { "value": 2.5, "unit": "rem" } ¦ sizes.target: 2.5rem is less than 44px, and a smaller target is hard to press; write at least 2.75 rem
a radius beyond half a target ¦ { "value": 0.375, "unit": "rem" } ¦ { "value": 1.5, "unit": "rem" } ¦ radii.control: 1.5rem is more than 22px, and a control with a larger radius looks like a pill; write at most 1.375 rem
a border as thick as a bar ¦ { "value": 6, "unit": "px" } ¦ { "value": 20, "unit": "px" } ¦ borderWidths.accent: 20px is more than 16px, and a thicker border is no longer an edge; write at most 16 px
a halo behind the ring ¦ { "value": 7, "unit": "px" } ¦ { "value": 4, "unit": "px" } ¦ borderWidths.halo: 4px is less than 6px, and a smaller halo is hidden behind the focus indicator; write at least 6 px
a space in px ¦ "4": { "$value": { "value": 1, "unit": "rem" } } ¦ "4": { "$value": { "value": 16, "unit": "px" } } ¦ spacing.4: 16px in spacing, where room must scale with the text in it; write 1 rem
a thin focus indicator ¦ "$value": { "value": 3, "unit": "px" } } ¦ "$value": { "value": 1, "unit": "px" } } ¦ borderWidths.ring: 1px is less than 2px, and a thinner focus indicator is hard to see; write at least 2 px
a toast below a menu ¦ "toast": { "$value": 30 } ¦ "toast": { "$value": 15 } ¦ zIndex.toast: 15 is below zIndex.popover, 20, and each covers the one before; write more than 20, or swap the two
a toast at the height of a menu ¦ "toast": { "$value": 30 } ¦ "toast": { "$value": 20 } ¦ zIndex.toast: 20 is not above zIndex.popover, 20, and each covers the one before; write more than 20, or less for zIndex.popover
a step of space in px with the unit rem ¦ "12": { "$value": { "value": 3, ¦ "12": { "$value": { "value": 48, ¦ spacing.12: 48rem is above spacing.14, 3.5rem, and a higher number is a larger step; write 3 rem
a step of space below the one before ¦ "14": { "$value": { "value": 3.5, ¦ "14": { "$value": { "value": 2, ¦ spacing.14: 2rem is below spacing.12, 3rem, and a higher number is a larger step; write at least 3 rem, or less for spacing.12
a step of space equal to the one before ¦ "8": { "$value": { "value": 2, ¦ "8": { "$value": { "value": 1.5, ¦ spacing.8: 1.5rem is not above spacing.6, 1.5rem, and a higher number is a larger step; write 2 rem
a step of space equal to the one after ¦ "6": { "$value": { "value": 1.5, ¦ "6": { "$value": { "value": 2, ¦ spacing.6: 2rem is not below spacing.8, 2rem, and a higher number is a larger step; write 1.5 rem
two steps of space in each other’s place ¦ "4": { "$value": { "value": 1, "unit": "rem" } },\n    "5": { "$value": { "value": 1.25, ¦ "4": { "$value": { "value": 1.25, "unit": "rem" } },\n    "5": { "$value": { "value": 1, ¦ spacing.5: 1rem is below spacing.4, 1.25rem, and a higher number is a larger step; write at least 1.25 rem, or swap the two
a step of space far from those beside it ¦ "1": { "$value": { "value": 0.25, ¦ "1": { "$value": { "value": 0.025, ¦ spacing.1: 0.025rem is far from the steps beside it, spacing.3 and spacing.2; write 0.25 rem
sections that touch each other ¦ "value": 2.5, "unit": "rem" } },\n      "max": { "$value": { "value": 7 ¦ "value": 0, "unit": "rem" } },\n      "max": { "$value": { "value": 7 ¦ spacing.band.min: 0rem is less than 16px, and sections touch each other; write at least 1 rem
an icon as large as a picture ¦ "value": 4.5, ¦ "value": 45, ¦ sizes.icon.xl: 45rem is more than 160px, and a larger icon is a picture; write at most 10 rem
a control with corners of a pill ¦ 0.375, "unit": "rem" ¦ 2, "unit": "rem" ¦ radii.control: 2rem is more than 22px, and a control with a larger radius looks like a pill; write at most 1.375 rem
an edge under a pixel ¦ 0.4375, "unit": "rem" ¦ 0.04375, "unit": "rem" ¦ borderWidths.dot: is 0.7 px, and hardly anything of it shows; write at least 1 px, or 0.0625 rem
a z-index beyond every program ¦ "skipLink": { "$value": 40 } ¦ "skipLink": { "$value": 4000000000 } ¦ zIndex.skipLink: 4000000000 is too large for zIndex; write at most 1000
an opacity that shows nothing ¦ "faint": { "$value": 0.16 } ¦ "faint": { "$value": 0 } ¦ opacity.faint: 0 is not above opacity.0, 0
a size that leaves the scale of spacing ¦ "{spacing.12}" ¦ { "value": 3.25, "unit": "rem" } ¦ sizes.12: 3.25rem is not the step 12 of spacing; write "{spacing.12}"
an icon larger than the next ¦ "md": { "$value": { "value": 1.75, ¦ "md": { "$value": { "value": 5, ¦ sizes.icon.md: 5rem is above sizes.icon.lg, 2.75rem, and each is for larger text; write at most 2.75 rem
an opacity out of order ¦ "faint": { "$value": 0.16 } ¦ "faint": { "$value": 0.8 } ¦ opacity.faint: 0.8 is above opacity.quarter, 0.25, and each shows more of a drawing; write at most 0.25
a fluid value that shrinks ¦ "min": { "$value": { "value": 1.25, "unit": "rem" } } ¦ "min": { "$value": { "value": 4, "unit": "rem" } } ¦ spacing.gutter.min: 4rem is above its max, 3rem; swap the two
an edge in rem ¦ "thin": { "$value": { "value": 1, "unit": "px" } } ¦ "thin": { "$value": { "value": 1, "unit": "rem" } } ¦ borderWidths.thin: 1rem grows with the text, and this edge keeps its width; write { "value": 1, "unit": "px" }
an edge of nothing ¦ 0.625, "unit": "rem" ¦ 0, "unit": "rem" ¦ borderWidths.error: is 0 px, and hardly anything of it shows; write at least 1 px, or 0.0625 rem
a top bar as high as the page ¦ "value": 4, "unit": "rem" } },\n    "icon" ¦ "value": 40, "unit": "rem" } },\n    "icon" ¦ sizes.topBar: 40rem is more than 128px, and the bar holds a target and leaves room for the page; write at most 8 rem
a narrow section ¦ "value": 88, ¦ "value": 8.8, ¦ sizes.wide: 8.8rem is less than 640px, and sections have two columns, and lines end; write at least 40 rem
an opacity that differs from its name ¦ "1": { "$value": 1 } ¦ "1": { "$value": 0.1 } ¦ opacity.1: 0.1 is less than 1, and its name is its value; write at least 1
a step of space without its decimal point ¦ "6": { "$value": { "value": 1.5, ¦ "6": { "$value": { "value": 15, ¦ spacing.6: 15rem is above spacing.8, 2rem, and a higher number is a larger step; write 1.5 rem
# type.tokens.json
the smaller end of a fluid value ¦ {fontSizes.h2.max} ¦ {fontSizes.h2.min} ¦ text.h2: refers to {fontSizes.h2.min}, only the smaller end of a fluid value; write {fontSizes.h2.max}, which means the whole fluid value
small running text ¦ "body": { "$value": { "value": 1.125, ¦ "body": { "$value": { "value": 0.875, ¦ fontSizes.body: 0.875rem is less than 16px, and smaller text is hard to read; write at least 1 rem
close lines of running text ¦ "body": { "$value": 1.6 } ¦ "body": { "$value": 1.2 } ¦ lineHeights.body: 1.2 is less than 1.4, and closer lines are hard to follow; write at least 1.4
a heading as large as the one above it ¦ "value": 1.875, ¦ "value": 2.75, ¦ fontSizes.h2.max: 2.75rem is not above fontSizes.h3.max, 2.75rem, and a higher heading is larger
letters that touch each other ¦ "value": -0.12, ¦ "value": -0.42, ¦ text.h1: letterSpacing is -0.112 of the font size, and letters touch from -0.06 on; write at least -0.225 rem in letterSpacings.tight.max
letters on top of each other ¦ "value": -0.12, ¦ "value": -1.2, ¦ letterSpacings.tight.max: -1.2rem is less than -9.6px, and letters touch at every font size; write at least -0.6 rem
a quotation in small text ¦ {fontSizes.quote.max} ¦ {fontSizes.small} ¦ text.quote: fontSize 1rem is below text.body, 1.125rem, and running text is smaller; write {fontSizes.quote.max}
a label in the size of a heading ¦ "{fonts.body}",\n        "fontSize": "{fontSizes.small}",\n        "fontWeight": "{fontWeights.semibold}" ¦ "{fonts.body}",\n        "fontSize": "{fontSizes.h1.max}",\n        "fontWeight": "{fontWeights.semibold}" ¦ text.label: fontSize 3.75rem is more than 18px, and a label is not larger than the text in its field; write {fontSizes.small}
a label with close lines ¦ "{lineHeights.snug}",\n        "letterSpacing": "{letterSpacings.normal}"\n      }\n    },\n    "quote" ¦ "{lineHeights.flat}",\n        "letterSpacing": "{letterSpacings.normal}"\n      }\n    },\n    "quote" ¦ text.label: lineHeight 1 is less than 1.2, and the lines of a long label touch; write {lineHeights.snug}
a label in the font of headings ¦ {fonts.body}",\n        "fontSize": "{fontSizes.small}",\n        "fontWeight": "{fontWeights.semibold}" ¦ {fonts.heading}",\n        "fontSize": "{fontSizes.small}",\n        "fontWeight": "{fontWeights.semibold}" ¦ text.label: fontFamily is {fonts.heading}, which is drawn for large text; write {fonts.body}
running text in the font of headings ¦ {fonts.body}",\n        "fontSize": "{fontSizes.body}" ¦ {fonts.heading}",\n        "fontSize": "{fontSizes.body}" ¦ text.body: fontFamily is {fonts.heading}, which is drawn for large text; write {fonts.body}
one heading in the font of running text ¦ {fonts.heading}",\n        "fontSize": "{fontSizes.h2.max}" ¦ {fonts.body}",\n        "fontSize": "{fontSizes.h2.max}" ¦ text.h2: fontFamily is {fonts.body}, and headings above and below it have another; write {fonts.heading}
close lines from another token ¦ {lineHeights.body} ¦ {lineHeights.tight} ¦ text.body: lineHeight is 1.08, from {lineHeights.tight}, which is less than 1.4, and closer lines are hard to follow; write {lineHeights.body}
a heading larger than the one above it ¦ "max": { "$value": { "value": 1.375, ¦ "max": { "$value": { "value": 2.375, ¦ fontSizes.h3.max: 1.875rem is below fontSizes.h4.max, 2.375rem, and a higher heading is larger; write more than 2.375 rem, or swap the two
a weight that the font lacks ¦ "bold": { "$value": 700 } ¦ "bold": { "$value": 999 } ¦ fontWeights.bold: 999 is outside ${lightest} to ${heaviest}, the readable weights that all fonts have; write at most ${heaviest}
a bold weight that is medium ¦ "bold": { "$value": 700 } ¦ "bold": { "$value": 500 } ¦ fontWeights.bold: 500 is below fontWeights.semibold, 600, and each is for stronger text
letters far apart ¦ "wide": { "$value": { "value": 0.02, ¦ "wide": { "$value": { "value": 0.5, ¦ letterSpacings.wide: 0.5rem is more than 1.6px, and words fall apart; write at most 0.1 rem
running text in the size of a heading ¦ {fontSizes.body} ¦ {fontSizes.h1.max} ¦ text.body: is {fontSizes.h1.max}, which is for other text; write {fontSizes.body}
a spacing of letters that is wider for small text ¦ "value": -0.12, ¦ "value": -0.02, ¦ letterSpacings.tight.min: -0.05rem is further from 0 than its max, -0.02rem; swap the two
the name of a font without its end ¦ "${heading}" ¦ "${heading.split(" ")[0]}" ¦ fonts.heading: no file of the site loads the font ${heading.split(" ")[0]}; add it with npm run brand, or did you mean ${heading}?
a family without a generic ¦ , "serif"] ¦ ] ¦ fonts.heading: ends without a generic family, so that text can change its width; add "serif" or "sans-serif"
a font that nothing loads ¦ "heading": { "$value": [" ¦ "heading": { "$value": ["Lost", " ¦ fonts.heading: no file of the site loads the font Lost
a weight that is too thin to read ¦ "normal": { "$value": 400 } ¦ "normal": { "$value": 300 } ¦ fontWeights.normal: 300 is outside ${lightest} to ${heaviest}, the readable weights that all fonts have; write at least ${lightest}
small text that is tiny ¦ "small": { "$value": { "value": 1, ¦ "small": { "$value": { "value": 0.75, ¦ fontSizes.small: 0.75rem is less than 14px, and smaller text is hard to read; write at least 0.875 rem
letters whose space lost its sign ¦ "value": -0.12, ¦ "value": 0.12, ¦ letterSpacings.tight.max: 0.12rem and its min, -0.05rem, have different signs; write -0.12 rem, or change the sign of its min
a size without its decimal point ¦ "value": 1.5, "unit": "rem" } }\n    },\n    "body" ¦ "value": 15, "unit": "rem" } }\n    },\n    "body" ¦ fontSizes.lead.max: 15rem is too large for fontSizes; write 1.5
a size with a digit too few ¦ "min": { "$value": { "value": 2.25, ¦ "min": { "$value": { "value": 0.225, ¦ fontSizes.numeral.min: 0.225rem is too small for fontSizes; write 2.25
lines that are far apart ¦ "body": { "$value": 1.6 } ¦ "body": { "$value": 2.6 } ¦ lineHeights.body: 2.6 is too large for lineHeights; write at most 2.2
small text in the size of a lead ¦ {fontSizes.small}",\n        "fontWeight": "{fontWeights.normal}" ¦ {fontSizes.lead.max}",\n        "fontWeight": "{fontWeights.normal}" ¦ text.small: fontSize 1.5rem is above text.body, 1.125rem, and each is more prominent; write {fontSizes.small}
a lead with close lines ¦ {lineHeights.easy} ¦ {lineHeights.flat} ¦ text.lead: lineHeight 1 is less than 1.3, and closer lines are hard to follow; write {lineHeights.easy}
a heading in the size of small text ¦ {fontSizes.h2.max} ¦ {fontSizes.small} ¦ text.h2: fontSize 1rem is below text.h3, 1.875rem, and a higher heading is larger; write {fontSizes.h2.max}
running text in bold ¦ "fontSize": "{fontSizes.body}",\n        "fontWeight": "{fontWeights.normal}" ¦ "fontSize": "{fontSizes.body}",\n        "fontWeight": "{fontWeights.bold}" ¦ text.body: fontWeight 700 is more than 500, and bold words in it do not stand out; write {fontWeights.normal}
a generic family unlike the stand-ins ¦ "sans-serif"] ¦ "serif"] ¦ fonts.body: ends in serif, and its stand-ins are sans-serif; write "sans-serif"
a heading with the size of the next ¦ "{fontSizes.h3.max}" ¦ "{fontSizes.h4.max}" ¦ text.h3: fontSize 1.375rem is not above text.h4, 1.375rem, and a higher heading is larger; write {fontSizes.h3.max}
# semantic.light.tokens.json
an error in the color of success ¦ {color.error.700} ¦ {color.success.700} ¦ color.error.emphasis: refers to success, which has another meaning than error; write {color.error.700}
a palette in the color of another ¦ {color.fern.200} ¦ {color.plum.200} ¦ color.fern.soft: refers to plum, which has another meaning than fern; write {color.fern.200}
a shadow in red ¦ [0.23, 0.012, 67] ¦ [0.5, 0.2, 29] ¦ shadows.raised: chroma is 0.20, and a shadow is nearly gray; write at most 0.1
a shadow inside its panel ¦ "spread": { ¦ "inset": true,\n        "spread": { ¦ shadows.raised: is inside its panel, which it should raise; remove "inset"
a shadow that covers the page ¦ , "alpha": 0.16 ¦  ¦ shadows.raised: alpha is 1, which covers the page instead of shading it; write "alpha": 0.16, or at most 0.8 in dark
a shadow whose edge is hard ¦ "blur": { "value": 1, ¦ "blur": { "value": 0.1, ¦ shadows.raised: blur is 1.6px, less than the offset of 4px, so that its edge looks hard; write at least 0.25 rem, or swap it and offsetY
a blur in px among parts in rem ¦ "blur": { "value": 1, "unit": "rem" } ¦ "blur": { "value": 1, "unit": "px" } ¦ shadows.raised: blur is 1px, less than the offset of 4px, so that its edge looks hard; write 1 rem
an offset and a blur in each other’s place ¦ "value": 0.25, "unit": "rem" },\n        "blur": { "value": 1, ¦ "value": 1, "unit": "rem" },\n        "blur": { "value": 0.25, ¦ shadows.raised: blur is 4px, less than the offset of 16px, so that its edge looks hard; write at least 1 rem, or swap it and offsetY
a shadow that falls upward ¦ "offsetY": { "value": 0.25, ¦ "offsetY": { "value": -0.25, ¦ shadows.raised: offsetY is -4px, and light falls from above; write 0.25 rem
a shadow far from its panel ¦ "value": 0.25, ¦ "value": 25, ¦ shadows.raised: offsetY is 400px, more than 32px, far from its panel; write at most 2 rem
a missing step ¦ {color.clay.600} ¦ {color.clay.650} ¦ color.clay.solid: refers to {color.clay.650}, which is not defined; write {color.clay.600} or {color.clay.700}
a segment that refers to its neighbor’s color ¦ {color.spoke.3.600} ¦ {color.spoke.2.600} ¦ color.wheel.3: is the color of color.wheel.2, and segments of the wheel must differ; turn its hue
a page through which nothing shows ¦ "Background of the page.", "$value": "{color.neutral.50}" ¦ "Background of the page.", "$value": { "colorSpace": "oklch", "components": [0.97, 0.01, 80], "alpha": 0.5 } ¦ color.bg.canvas: alpha is 0.5, and nothing is behind the page; remove the alpha
an alpha just above the most ¦ "alpha": 0.16 ¦ "alpha": 1.5 ¦ shadows.raised: alpha is 1.5, which is outside 0 to 1; write 1
# color.tokens.json
a segment in the color of its neighbor ¦ [0.545, 0.13, 66] ¦ [0.49, 0.14, 40] ¦ color.spoke.2.600: is the color of color.spoke.1.600, and segments of the wheel must differ; turn its hue
a page in a color of a ramp that lets something through ¦ 0.0102, 81.8] ¦ 0.0102, 81.8], "alpha": 0.5 ¦ color.neutral.50: alpha is 0.5, and every use of this step would let its background through; remove the alpha
a chroma and a hue in each other’s place ¦ [0.63, 0.09, 151] ¦ [0.63, 151, 0.09] ¦ color.fern.500: chroma is 151 and hue is 0.09; swap the two: [0.63, 0.09, 151]
a chroma without its first zero ¦ [0.5142, 0.1418, 38.9] ¦ [0.5142, 0.75, 38.9] ¦ color.clay.600: chroma is 0.75, which is outside 0 to 0.5; write 0.075
# semantic.dark.tokens.json
a shadow that glows ¦ [0.08, 0.02, 282] ¦ [0.97, 0.02, 282] ¦ shadows.raised: is lighter than the page, so that it glows; write a lightness of at most 0.1
a shadow that no one sees ¦ "alpha": 0.6 ¦ "alpha": 0 ¦ shadows.raised: alpha is 0, and the shadow is invisible; write at least 0.04
an alpha without its decimal point ¦ "alpha": 0.6 ¦ "alpha": 6 ¦ shadows.raised: alpha is 6, which is outside 0 to 1; write 0.6 or 0.06
# motion.tokens.json
a distance in px that was in rem ¦ 0.75, "unit": "rem" ¦ 0.75, "unit": "px" ¦ spacing.rise: 0.75px in spacing, where room must scale with the text in it; write 0.75 rem
a duration of seconds ¦ 400, "unit": "ms" ¦ 4, "unit": "s" ¦ durations.slow: 4s is more than 400ms, and visitors wait for a longer spring; write at most 0.4 s
a duration of ms with the unit s ¦ 400, "unit": "ms" ¦ 400, "unit": "s" ¦ durations.slow: 400s is too long for a motion; write 400 ms
a duration of seconds with the unit ms ¦ "value": 250 ¦ "value": 0.25 ¦ durations.moderate: 0.25ms is too short to be seen; write 250 ms
a fast motion with a digit too many ¦ "value": 150 ¦ "value": 1500 ¦ durations.fast: 1500ms is above durations.moderate, 250ms, and each is for a longer way; write 150 ms
a way that makes visitors search ¦ { "value": 0.75, "unit": "rem" } ¦ { "value": 12, "unit": "rem" } ¦ spacing.rise: 12rem is more than 32px, and a longer way makes visitors search; write at most 2 rem
a spring that keeps visitors waiting ¦ "value": 400, "unit": "ms" ¦ "value": 600, "unit": "ms" ¦ durations.slow: 600ms is more than 400ms, and visitors wait for a longer spring; write at most 400 ms
a fast motion that is slow ¦ "fast": { "$value": { "value": 150, ¦ "fast": { "$value": { "value": 900, ¦ durations.fast: 900ms is above durations.moderate, 250ms, and each is for a longer way; write at most 250 ms
motion that is turned off for all ¦ "value": 150, ¦ "value": 0, ¦ durations.fast: 0ms turns motion off, which prefers-reduced-motion does for visitors who want it; write at least 10 ms
a curve in the opposite direction ¦ [0.2, 0.7, 0.2, 1] ¦ [0.8, 0, 0.8, 0.3] ¦ easings.out: is not fast at first and slow at last, as its name says; write [0.2, 0.7, 0.2, 1]
a curve without a change of speed ¦ [0.2, 0.7, 0.2, 1] ¦ [0, 0, 1, 1] ¦ easings.out: is not fast at first and slow at last, as its name says; write for example [0.2, 0.7, 0.2, 1]
a curve of another name ¦ [0.5, 0, 0.2, 1] ¦ [0.2, 0.7, 0.2, 1] ¦ easings.inOut: is not slow at first and at last, as its name says; write for example [0.5, 0, 0.2, 1]
a handle of a curve beyond its end ¦ [0.2, 0.7, 0.2, 1] ¦ [1.2, 0.7, 0.2, 1] ¦ easings.out: x is 1.2, which is outside 0 to 1; write 1
a curve that overshoots its end by far ¦ [0.2, 0.7, 0.2, 1] ¦ [0.2, 0.7, 0.2, 10] ¦ easings.out: y is 10, which is outside -0.5 to 1.5, and a motion that overshoots further looks broken; write at most 1.5
`;

const mistakes = rows.split("\n# ").flatMap((group) => {
  const [file = "", ...lines] = group.split("\n").filter(Boolean);
  return lines.map((line) => [file, ...line.replaceAll(String.raw`\n`, "\n").split(" ¦ ")]);
});

it.each(mistakes)("reports in %s %s", (file = "", _name, find = "", write = "", message = "") => {
  const text = texts[file] ?? "";
  expect(text).toContain(find);
  const changed = { ...texts, [file]: text.replace(find, () => write) };
  const reported = checkFiles(changed, { folder, resolver: "resolver.json", rules: tokenRules });
  expect(reported.map((line) => line.replace(/:\d+:/, ":"))).toContainEqual(
    expect.stringContaining(`${folder}${file}: ${message}`),
  );
});

it("reports fonts in each other’s place, and accepts one font for both", () => {
  const file = "type.tokens.json";
  const linesOf = (headings: string, text: string) => {
    const fonts = JSON.parse(texts[file] ?? "");
    fonts.fonts.heading.$value[0] = headings;
    fonts.fonts.body.$value[0] = text;
    const changed = { ...texts, [file]: JSON.stringify(fonts) };
    return checkFiles(changed, { folder, resolver: "resolver.json", rules: tokenRules });
  };
  expect(linesOf(heading, body)).toEqual([]);
  expect(linesOf(body, body)).toEqual([]);
  expect(linesOf(body, heading)).toEqual([
    `${folder}${file}:1: fonts.heading: is the font of fonts.body in theme/fonts.json; write "${heading}"`,
    `${folder}${file}:1: fonts.body: is the font of fonts.heading in theme/fonts.json; write "${body}"`,
  ]);
});

it("reports damaged colors of segments without comparing them", () => {
  const file = "color.tokens.json";
  const damaged = (texts[file] ?? "").replace("[0.49, 0.14, 40]", "null").replace("[0.545, 0.13, 66]", "null");
  const reported = checkFiles({ ...texts, [file]: damaged }, { folder, resolver: "resolver.json", rules: tokenRules });
  expect(reported.filter((line) => line.includes("color.spoke.")).length).toBeGreaterThanOrEqual(2);
  expect(reported.filter((line) => line.includes("is the color of"))).toEqual([]);
});
