import type { HowToTest } from "@kindred-ground/audit/core/audit.ts";
import type { CriterionToMeet } from "@kindred-ground/audit/core/criteria.ts";
import { partsOf, rowsOf } from "@kindred-ground/audit/core/text-table.ts";

/** Pages of each kind: a list, an item, an article, an event, the quiz and a form. */
const kinds = "/, /academy, /shop, /shop/liberation-starter-pack, /articles/*, /events/winter-kitchen, /quiz, /contact";

/** Criterion, pages, steps, and the expected result. A dash means every page, `kinds` one page of each kind. */
const table = `
1.1.1 | kinds | Read the transcripts in the folder of a full report, or in a11y/transcripts; Compare each text alternative with its picture | Decorative drawings are silent. The wheel, role portraits and product pictures tell what sighted visitors see.
1.2.1 | /articles/*, /academy/*, /shop/* | Look for recordings with only sound or only pictures; Compare a minute of each with its text | The site has none today. A text says the same.
1.2.2 | /articles/*, /academy/*, /shop/* | Look for videos with sound; Play a minute with captions | The site has none today. Captions are complete. Videos of partners are out of scope.
1.2.3 | /articles/*, /academy/*, /shop/* | Look for videos; Listen without watching | The site has none today. The sound tells what the picture shows.
1.2.4 | /events/* | Look for broadcasts; Join one | The site has none today. Live captions appear. Note the captions of meetings on other sites.
1.2.5 | /articles/*, /academy/*, /shop/* | Look for videos; Listen for descriptions | The site has none today. Descriptions tell what matters in the picture.
1.3.1 | /academy, /shop, /articles/*, /erins-place/hello, /quiz | Turn styles off; Look for headings, lists, price tables, groups of answers and required fields; Go through the quiz with a screen reader | All of them remain recognizable. The screen reader announces each question with its answers.
1.3.2 | /, /academy, /shop/liberation-starter-pack | Turn styles off, or use a screen reader; Read from top to bottom | Prices, notes and dates follow the content that they belong to.
1.3.3 | kinds | Press Ctrl+F; Search for above, below, left, right, round and names of colors | Each instruction also names the element.
1.3.4 | /quiz, /, /contact | Open the page on a phone, the home page with its menu; Rotate the phone | No page asks to rotate it back. All content is reachable.
1.3.5 | /contact, /donate, /events/winter-kitchen, /erins-place/hello | Let the browser fill in the form | Each value appears in the right field.
1.4.1 | kinds | Show the page in grayscale with the browser's tools; Look at links in text, form errors, chosen answers, pressed filters, wheel segments and office hours | Each difference has a sign other than color.
1.4.2 | kinds | Turn the sound on; Open the page | Nothing plays automatically.
1.4.3 | kinds | Go through the findings to review, in light and dark; Look at field messages of the browser | Text has a contrast of 4.5:1, large text of 3:1.
1.4.4 | /quiz, /shop, /contact, /erins-place/hello | Set the text size of the browser to 200%; Filter the shop; Send both forms empty | No text is cut off. No controls overlap.
1.4.5 | kinds | Select the text of drawings, wheel labels and the wordmark with the pointer | The text can be selected. Link previews are no part of a page.
1.4.10 | /, /academy, /shop, /quiz | Make the window 320 px wide; Go to the result of the quiz | Only tables scroll sideways. All content of the wide layout is there.
1.4.11 | /contact, /quiz, /quiz/roles/* | Look at field borders, checkboxes, the chosen answer, icons and neighboring wheel segments, in light and dark; Measure faint parts | Each part has a contrast of 3:1.
1.4.12 | /, /academy, /quiz, /contact | Apply a text spacing bookmarklet; Open the menu; Send the form empty | No text is cut off. No lines overlap.
1.4.13 | /, /academy, /quiz/roles/*, /articles/* | Hover over and tab to terms of the glossary, icons, wheel segments and the share menu; Press Escape; Move the pointer onto the content | Escape closes the content. It stays while hovered and covers nothing that is needed.
2.1.1 | /shop, /events/winter-kitchen, /quiz, /quiz/roles/*, /contact | Put the mouse away; Filter and buy; Register; Finish the quiz and share the result; Change the color mode; Send a form with an error and correct it | Tab, Shift+Tab, Enter, Space, arrow keys and Escape are enough for everything.
2.1.2 | /, /quiz/roles/*, /contact, /thank-you/payment | Tab into and out of the menu, the share menu, a select, notifications and the page after a payment | Tab or Escape always leads on.
2.1.4 | /quiz, / | Press letters and digits with the focus on an answer, then elsewhere | The digits 1 to 4 choose an answer only while one has the focus. No other character does anything.
2.2.1 | /contact, /quiz, /thank-you/payment | Fill in half of it; Wait an hour; Continue; Hover over a notification | Nothing is lost or refused. Notifications wait while hovered.
2.2.2 | kinds | Allow motion; Watch the page for a minute | Nothing beside text moves, blinks or updates for more than five seconds. Office hours and event times may change quietly.
2.3.1 | /, /quiz/roles/* | Allow motion; Open the page, turn the wheel and follow a link | Nothing flashes more than three times in a second.
2.4.1 | kinds | Press Tab, then Enter, then Tab | Focus goes to the content, and continues from there.
2.4.2 | /shop/*, /events/*, /quiz, /contact | Open ten pages in tabs, with a step and the result of the quiz and a form with errors; Compare the titles | Each title is unique and begins with its most specific words.
2.4.3 | /, /quiz, /contact, /shop | Tab through the menu, the quiz in both directions, a form with errors and a filter | Focus follows the visual order. If content opens or closes, focus goes to the next relevant element.
2.4.4 | kinds | List the links with a screen reader | “Read more”, “Register” and prices are clear alone, or with their heading, row or sentence.
2.4.5 | - | Look for ten pages in the menu, footer, lists, text, search and site map | Each page has two ways. Steps of the quiz, confirmations and the role pack need only one.
2.4.6 | kinds | List the headings, then the form fields, with a screen reader | The lists are enough to find content and to understand each field.
2.4.7 | kinds | Tab through the page in light, dark and forced colors | The focus indicator is obvious at every stop, also on pictures, on colors and at the edges of the window.
2.4.11 | /academy, /articles/* | Tab forward and back at 390 px, and at 400% zoom | The top bar, notifications and menus never cover the focused element entirely.
2.5.1 | /, /quiz, /quiz/roles/*, /shop | Use the wheel, scrolling lists and the menu by single taps | Nothing needs two fingers or a drawn path.
2.5.2 | /, /quiz, /quiz/roles/*, /contact | Press buttons, links, answers and the wheel; Move the pointer off; Release | Nothing happens.
2.5.3 | /, /academy, /quiz, /shop | With speech input, say “click” and the visible label of the menu, price cards, answers and buttons with icons | Each control responds.
2.5.4 | /quiz, /contact | Shake and tilt a phone | Nothing happens. The site does not use motion of the device.
2.5.7 | /quiz/roles/*, /shop, /design/workbench | Look for anything that can be dragged: sliders, lists and the wheel | Each works with single clicks, too. Public pages have no dragging today.
2.5.8 | kinds | Go through the findings on targets; Look for targets in a sentence and for larger ones with the same effect | Small targets have an exception of the criterion.
3.1.1 | /, /articles/*, /no-such-page | Listen to the first sentences, and to a mail | The screen reader uses an English voice.
3.1.2 | /articles/*, /events/*, /academy/*, /about | Look for words of other languages, also in the land acknowledgment | Their language is marked, except for names and loanwords.
3.2.1 | /, /quiz, /contact | Tab through answers, fields, selects and the menu | Focus opens nothing, sends nothing and leaves no page.
3.2.2 | /quiz, /shop, /donate | Choose answers, sizes, sliding-scale amounts and filters | Content may change. The page does not navigate without a warning before the control.
3.2.3 | /, /academy, /erins-place, /homestead, /quiz | Compare header and footer at 390 px and 1280 px | The links have the same order.
3.2.4 | kinds | Compare search, filter, register, pay, send, copy, share and close on different pages | Text, icon and name are the same for one function.
3.2.6 | /, /academy, /erins-place, /homestead, /shop | Note where the contact link, telephone number and address are | Their order is the same.
3.3.1 | /contact, /donate, /events/winter-kitchen, /erins-place/hello | Send the form empty, then with an invalid email address | Text names each error, at its field and in the summary, with the label of the field.
3.3.2 | /contact, /donate, /events/winter-kitchen, /erins-place/hello | Read the form before filling it in | It names required fields and formats, and says why it asks for personal data.
3.3.3 | /contact, /erins-place/hello | Enter an email address without @, a telephone number with letters and no date | Each message suggests a correction.
3.3.4 | /shop/*, /academy, /donate, /erins-place/hello | Begin a payment and a pledge; Send the enrollment | The amount and the answers can be reviewed and changed first. Payment pages are the provider's.
3.3.7 | /quiz, /events/*, /contact | Finish the quiz with its mail; Register for a second event; Correct a refused form | The page fills in or offers what was entered before.
3.3.8 | /contact, /quiz, /events/* | Look for passwords, codes and puzzles | There are none. Forms stop bots without a puzzle.
4.1.2 | /, /shop, /contact, /quiz | With a screen reader, use the menu, selects, filters, checkboxes, disclosures, answers, progress and the color mode | It announces name, role and state, and each change.
4.1.3 | /contact, /shop, /quiz | With a screen reader, send a form, send one without a network, filter the shop, copy a link and answer a question | Each message is announced once, without moving the focus.
`;

/** Instructions for the manual check of each criterion. `reach.ts` lists what only a person can find. */
export const howToTest = Object.fromEntries(
  rowsOf(table).map(([number, pages, steps, expect = ""]): [string | undefined, HowToTest] => [
    number,
    { pages: partsOf(pages === "kinds" ? kinds : pages), steps: partsOf(steps, "; "), expect },
  ]),
) as Record<CriterionToMeet, HowToTest>;
