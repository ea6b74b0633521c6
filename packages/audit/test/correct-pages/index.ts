import { apps } from "./apps.ts";
import type { CorrectPage } from "./correct-page.ts";
import { fields } from "./fields.ts";
import { layouts } from "./layouts.ts";
import { media } from "./media.ts";
import { moreWidgets } from "./more-widgets.ts";
import { navigation } from "./navigation.ts";
import { shops } from "./shops.ts";
import { systems } from "./systems.ts";
import { texts } from "./texts.ts";
import { transitions } from "./transitions.ts";
import { widgets } from "./widgets.ts";

/** Pages that meet WCAG 2.2 at A and AA, by family. */
export const correctPages: Readonly<Record<string, readonly CorrectPage[]>> = {
  fields,
  widgets,
  "more widgets": moreWidgets,
  texts,
  navigation,
  layouts,
  media,
  shops,
  apps,
  "design systems": systems,
  transitions,
};
