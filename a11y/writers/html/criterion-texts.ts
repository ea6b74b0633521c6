import type { CriterionToMeet } from "../../criteria.ts";

/** Affected people and their problem, for a failure of each criterion. */
export const whyItMatters: Record<CriterionToMeet, string> = {
  "1.1.1": "Blind people miss the information in an image, or hear only a file name.",
  "1.2.1": "Deaf people miss audio content, and blind people miss video content, if there is no written version.",
  "1.2.2": "Deaf people, and people in noisy or quiet places, miss the speech in a video.",
  "1.2.3": "Blind people miss visual events in a video that nothing describes.",
  "1.2.4": "Deaf people can’t follow a live event, and later captions can’t make up for it.",
  "1.2.5": "Blind people miss visual information between the spoken parts of a video.",
  "1.3.1":
    "People who use a screen reader or custom styles miss structure that only the design shows, such as headings, lists and labels.",
  "1.3.2": "People who use a screen reader hear the content in a confusing order.",
  "1.3.3": "Blind people can’t follow “the round button on the right”. People with a different layout can’t either.",
  "1.3.4": "People with a device mounted on a wheelchair or a stand can’t rotate it.",
  "1.3.5":
    "People who have difficulty typing, spelling or remembering must enter data that their browser could fill in.",
  "1.4.1": "People with color blindness or a grayscale screen miss information that only color shows.",
  "1.4.2": "People can’t hear their screen reader over audio that they can’t stop.",
  "1.4.3": "People with low vision, older people, and people in bright light can’t read text with low contrast.",
  "1.4.4": "People with low vision who double the text size lose text or controls.",
  "1.4.5": "People who need other fonts, colors or sizes can’t change text in an image.",
  "1.4.10": "People who zoom in must scroll sideways to read every line, and lose their place.",
  "1.4.11": "People with low vision can’t see field borders, checked states or icons.",
  "1.4.12": "People with dyslexia or low vision who increase text spacing lose text that is clipped or overlaps.",
  "1.4.13": "People who magnify the screen can’t reach or close content that appears on hover or focus.",
  "2.1.1": "People who use a keyboard, speech input or a switch can’t use this at all.",
  "2.1.2": "Keyboard users can’t leave a component, and must close the page.",
  "2.1.4": "Speech input can trigger shortcuts with dictated words. Other people press a key by mistake.",
  "2.2.1": "People who read, type or think slowly run out of time and lose their work.",
  "2.2.2": "People with attention or reading difficulties can’t concentrate on text next to moving content.",
  "2.3.1": "Flashes can cause seizures in people with photosensitive epilepsy.",
  "2.4.1": "People who use a keyboard or a screen reader must pass the same menu on every page.",
  "2.4.2": "People who use a screen reader or many tabs can’t tell pages apart.",
  "2.4.3": "Keyboard users lose track of the content if focus jumps across the page.",
  "2.4.4": "People who use a screen reader can’t tell the destination of a link before they follow it.",
  "2.4.5": "People who can’t use one way to find a page, such as a menu, have no other way.",
  "2.4.6": "People who use a screen reader, or have memory difficulties, can’t navigate by vague headings and labels.",
  "2.4.7": "Sighted keyboard users can’t tell which element has focus.",
  "2.4.11": "Keyboard users operate an element that other content hides.",
  "2.5.1": "People who use a head pointer or one unsteady finger can’t pinch or draw a path.",
  "2.5.2": "People with a tremor activate a control by touch and can’t cancel.",
  "2.5.3": "People who use speech input say the visible label, but nothing happens.",
  "2.5.4": "People with a mounted device can’t shake or tilt it. People with a tremor do so by accident.",
  "2.5.7": "People with a tremor, a head pointer or a switch can’t drag.",
  "2.5.8": "People with a tremor or large fingers miss a small target and press the one next to it.",
  "3.1.1": "Screen readers pronounce the text incorrectly, so people can’t understand it.",
  "3.1.2": "Screen readers pronounce phrases in other languages incorrectly.",
  "3.2.1": "People who use a keyboard or a screen reader are moved elsewhere when an element receives focus.",
  "3.2.2": "People who can’t see the whole page don’t notice that a choice changed it.",
  "3.2.3": "People who memorize a page, because of low vision or memory difficulties, must learn each page again.",
  "3.2.4": "People don’t recognize a function if its name differs between pages.",
  "3.2.6": "People who need help can’t find it in its usual location.",
  "3.3.1": "People who can’t see a color change don’t learn which field has an error.",
  "3.3.2": "People don’t know which input a field requires, especially if they hear it out of context.",
  "3.3.3": "People with cognitive or learning disabilities learn about an error, but not how to fix it.",
  "3.3.4": "People with reading or typing difficulties submit errors that cost money or have legal effects.",
  "3.3.7": "People who have difficulty typing or remembering must enter the same data again.",
  "3.3.8": "People who can’t remember a password, copy a code or solve a puzzle can’t log in.",
  "4.1.2": "Screen readers and speech input can’t identify the name, role or state of a control.",
  "4.1.3": "People who use a screen reader don’t hear that an action succeeded, failed or changed the results.",
};

/** Instructions for the manual check of each criterion on this site. */
export const byHand: Record<CriterionToMeet, string> = {
  "1.1.1":
    "Read the transcripts, in the folder of a full audit’s report or in a11y/transcripts. Decorative drawings must be silent. The wheel, role portraits and product images must give the same information as to sighted visitors. Compare each text alternative with its image.",
  "1.2.1":
    "Check articles, programs and products for audio-only or video-only recordings. The site has none today. If it has one, compare a minute of it with its written version.",
  "1.2.2":
    "Check the pages for videos with sound. The site has none today. If it has one, play a minute with captions and compare. Videos on partner sites are out of scope.",
  "1.2.3":
    "Check the pages for videos. The site has none today. If it has one, listen without watching, and note missing information.",
  "1.2.4":
    "Check whether the site broadcasts an event. It has none today. If it has one, join it and check for live captions. Note the captions of meetings on other sites.",
  "1.2.5":
    "Check the pages for videos. The site has none today. If it has one, check that the audio describes important visual information.",
  "1.3.1":
    "Turn styles off on /academy, /shop, an article and the longest form. You must still recognize headings, lists, price tables, answer groups and required fields. In the quiz, a screen reader must announce each question with its answers.",
  "1.3.2":
    "Turn styles off or use a screen reader. Read the home page, /academy and a product from top to bottom. Prices, notes and dates must follow the content that they belong to.",
  "1.3.3":
    "Search each kind of page for “above”, “below”, “left”, “right”, “round” and colors. Instructions must also name the element.",
  "1.3.4":
    "Rotate a phone on the quiz, an open menu and a form. The page must not ask you to rotate it back. All content must be reachable.",
  "1.3.5":
    "Use the browser’s autofill in every form that asks for a name, address, email or telephone number. Each value must appear in the correct field.",
  "1.4.1":
    "View the pages in grayscale with the browser’s tools. Check links in text, form errors, selected answers, pressed filters, wheel segments, and open and closed hours.",
  "1.4.2": "Open each kind of page with the sound on. No audio may play automatically.",
  "1.4.3":
    "Check the findings to review: text over drawings and section edges, in light and dark. Then check text that the audit can’t reach, such as the browser’s own field messages.",
  "1.4.4":
    "Set the browser’s text size to 200 %. Use the quiz, the shop with a filter, and two forms with errors. No text may be clipped, and no controls may overlap.",
  "1.4.5":
    "Check drawings and pictures for text. The wheel labels and the wordmark must be real text. Link preview images are not part of the pages.",
  "1.4.10":
    "At 320 px, use the home page, /academy with its prices, the shop, the quiz and its result. Only tables may scroll sideways. All content of the 1280 px layout must be available.",
  "1.4.11":
    "In light and dark, check field borders, checkboxes, the selected quiz answer, icons without text, and adjacent wheel segments. Measure the contrast of faint parts. The minimum is 3:1.",
  "1.4.12":
    "Apply a text spacing bookmarklet to the menu, prices, quiz answers and form errors. Check for clipped text and overlapping lines.",
  "1.4.13":
    "Hover over and tab to elements that may open content: glossary terms, icons, wheel segments, the share menu. Escape must close the content. It must stay open while you hover over it, and must not cover content that you need.",
  "2.1.1":
    "Use only the keyboard. Buy, register for an event, complete the quiz and share the result, filter the shop, and change the color mode. Send a form with an error and fix it.",
  "2.1.2":
    "Tab into and out of the menu, the share menu, a select, the notifications and the page after a payment. Tab or Escape must always move you on.",
  "2.1.4":
    "In the quiz, the digits 1 to 4 choose an answer. Check that they work only while an answer has focus. No other letter or digit may have an effect on any page.",
  "2.2.1":
    "Leave a partly completed form, the quiz and the page after a payment for an hour, then continue. Nothing may be lost or rejected. Check how long notifications stay, and whether they wait on hover.",
  "2.2.2":
    "With motion allowed, watch each kind of page for a minute. Next to text, nothing may move, blink or update for more than five seconds. Office hours and event times may change inconspicuously.",
  "2.3.1":
    "With motion allowed, open the home page, the quiz result with its turning wheel, and another page through a link. Nothing may flash more than three times per second.",
  "2.4.1":
    "On five kinds of page, press Tab once and then Enter. Focus must move to the start of the content. The next Tab must continue from there.",
  "2.4.2":
    "Compare the titles of ten tabs, including two products, an event, a quiz step, the quiz result and a form with errors. Each title must be unique and start with the most specific words.",
  "2.4.3":
    "Tab through the menu, the quiz in both directions, a form with errors and a filter. Focus must follow the visual order. When content opens or closes, focus must move to the next relevant element.",
  "2.4.4":
    "List the links of a page with a screen reader. “Read more”, “Register” and prices must have a clear purpose, alone or with their heading, row or sentence.",
  "2.4.5":
    "Find two ways to each of ten pages: menu, footer, lists, links in text, sitemap. Quiz steps, form confirmations and the role pack are steps of a process and need only one.",
  "2.4.6":
    "List the headings of each kind of page, then the labels of each form. These lists must be enough to find the content and to understand each field.",
  "2.4.7":
    "Tab through each kind of page in light, dark and forced colors. The focus indicator must be obvious at every tab stop, including on pictures, on colored backgrounds and at window edges.",
  "2.4.11":
    "Tab forward and backward through a long page at 390 px and at 400 % zoom. The top bar, a notification or an open menu must never entirely cover the focused element.",
  "2.5.1":
    "Use everything with single taps: the wheel, scrolling lists, the menu. No function may require two fingers or a drawn path.",
  "2.5.2": "Press buttons, links, quiz answers and the wheel. Move the pointer off and release. Nothing may happen.",
  "2.5.3":
    "With speech input, say “click” and the visible label. Try the menu, price cards, quiz answers and buttons with icons. Each control must respond.",
  "2.5.4": "Shake and tilt a phone on the quiz and on forms. Nothing may happen. The site has no motion actuation.",
  "2.5.7":
    "Check for elements that a visitor can drag: sliders, sortable lists, the wheel. Each must also work with single clicks. The site has no drag functions today.",
  "2.5.8":
    "Check the targets that the audit reports as small or crowded. Check also for exceptions that it can’t detect: targets in a sentence, and larger equivalents on the same page.",
  "3.1.1":
    "Listen to the first sentences of three pages, an error page and an email. The screen reader must use an English voice.",
  "3.1.2":
    "Search articles, event and program names, and the land acknowledgement for words in other languages. Mark the language of words that are neither names nor loanwords.",
  "3.2.1":
    "Tab through the quiz, forms, selects and the menu. Focus alone must not open content, submit a form or leave the page.",
  "3.2.2":
    "Choose quiz answers, sizes, sliding-scale amounts and filters. The content may change, but the page must not navigate without a warning before the control.",
  "3.2.3":
    "Compare the header and footer of five kinds of page, at 390 px and 1280 px. Include a page of each branch. The links must be in the same order.",
  "3.2.4":
    "Compare equal functions on different pages: search, filter, register, pay, send, copy, share, close. The text, the icon and the accessible name must be the same.",
  "3.2.6":
    "Note the location of the contact link, telephone number and address on five kinds of page. Their relative order must be the same.",
  "3.3.1":
    "Submit each form empty, then with an invalid email address. A text must describe each error, next to its field and in the summary. It must use the label of the field.",
  "3.3.2":
    "Read each form before you complete it. It must identify required fields and formats, and explain requests for personal data.",
  "3.3.3":
    "Make likely errors: an email without @, a telephone number with letters, no date. Each error message must suggest a correction, unless that is a security risk.",
  "3.3.4":
    "Start a payment in the shop, the Academy and a pledge, and send the enrollment form. You must be able to review and change the amount and your answers first. The provider is responsible for the payment page.",
  "3.3.7":
    "Use the quiz up to its email, register for a second event, and correct a rejected form. The page must fill in or offer data that you entered in the same process.",
  "3.3.8":
    "Check for cognitive tests: passwords, codes, puzzles. The public site has none. Forms must block bots without a puzzle.",
  "4.1.2":
    "Use the menu, selects, filters, checkboxes, disclosures, quiz answers, progress and the color mode with a screen reader. It must announce the name, role and state of each, and each change.",
  "4.1.3":
    "With a screen reader, submit a form, submit another without a network, filter the shop, copy a link and answer a question. It must announce each status message once, without moving focus.",
};
