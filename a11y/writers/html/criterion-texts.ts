import type { CriterionNumber, criteria } from "../../criteria.ts";

type Criteria = typeof criteria;

export type CriterionToMeet = {
  [Number in CriterionNumber]: Criteria[Number]["level"] extends "AAA" ? never : Number;
}[CriterionNumber];

/** Affected people and their problem, for a failure of each criterion. */
export const whyItMatters: Record<CriterionToMeet, string> = {
  "1.1.1": "Blind people hear nothing, or a file’s name, where a picture says something to everybody else.",
  "1.2.1": "Deaf people miss what is only spoken, and blind people what is only shown, unless it is also written.",
  "1.2.2": "Deaf people, and anyone in a noisy or a silent room, miss what a film says.",
  "1.2.3": "Blind people miss what happens in a film while nobody says it.",
  "1.2.4": "Deaf people are left out of a live event while it happens, when it cannot be made up for.",
  "1.2.5": "Blind people miss what a film shows between its spoken parts.",
  "1.3.1":
    "People who listen to a page, or set it in their own way, lose what only its looks say: which words are a heading, a list, a label.",
  "1.3.2": "People who listen to a page hear it in an order that makes no sense, or another one.",
  "1.3.3": "Blind people cannot follow “the round button on the right”, nor can those who see the page laid out anew.",
  "1.3.4": "People whose device is fixed to a wheelchair or a stand cannot turn it.",
  "1.3.5":
    "People who find it hard to type, spell or remember must fill in by hand what their device could have filled in for them.",
  "1.4.1": "People who see colors differently, or a gray screen, miss what color alone says.",
  "1.4.2": "People who listen to a screen reader cannot hear it over a sound that they cannot stop.",
  "1.4.3":
    "People with low vision, older people, and anyone outdoors cannot read text that is too pale for its ground.",
  "1.4.4": "People with low vision who make text twice as large lose words or buttons.",
  "1.4.5": "People who need other letters, colors or sizes cannot change those of a picture.",
  "1.4.10": "People who zoom in have to scroll sideways for every line, and lose their place.",
  "1.4.11": "People with low vision cannot make out where a field begins, what is ticked, or what a drawing shows.",
  "1.4.12": "People with dyslexia or low vision who space their text out lose what is cut off or lies over other text.",
  "1.4.13":
    "People who see a small part of the screen at a time cannot reach what opens under the pointer, or cannot get rid of it.",
  "2.1.1":
    "People who cannot use a mouse, because they are blind, their hands shake, or they steer by voice or switch, cannot use this at all.",
  "2.1.2": "People who go by keyboard get in and never out again; all they can do is close the page.",
  "2.1.4": "People who steer by voice set off a shortcut with a word that they dictate; others hit a key by mistake.",
  "2.2.1": "People who read, type or think more slowly run out of time, and lose what they have written.",
  "2.2.2": "People who are distracted by what moves, or read slowly, cannot take in the words beside it.",
  "2.3.1": "Flashes can set off a seizure in people with photosensitive epilepsy.",
  "2.4.1": "People who go by keyboard or listen have to pass the same menu again on every page.",
  "2.4.2": "People who listen, or have many tabs open, cannot tell which page they are on.",
  "2.4.3": "People who go by keyboard jump about the page and lose track of what belongs together.",
  "2.4.4": "People who listen cannot tell where a link leads before they follow it.",
  "2.4.5": "People who get lost in one way of finding a page, such as a menu, have no other one.",
  "2.4.6":
    "People who listen, or whose memory is short, find their way by headings and labels; vague ones lead them wrong.",
  "2.4.7": "People who see and go by keyboard cannot tell where on the page they are.",
  "2.4.11": "People who go by keyboard act on something that is hidden behind something else.",
  "2.5.1": "People who use a head pointer or one unsteady finger cannot pinch, or draw a path.",
  "2.5.2": "People with a tremor set off something they only touched, and cannot take it back by sliding off.",
  "2.5.3": "People who steer by voice say the words that they see, and nothing happens.",
  "2.5.4": "People whose device is fixed, or whose hands shake, cannot shake or tilt it, or do so unwillingly.",
  "2.5.7": "People with a tremor, a head pointer or a switch cannot hold and drag at once.",
  "2.5.8": "People with a tremor or large fingers miss a small target and hit the one beside it.",
  "3.1.1": "Screen readers read the words with the wrong pronunciation, up to the point where nobody understands them.",
  "3.1.2": "Screen readers read words of another language as though they were this one.",
  "3.2.1": "People who listen or go by keyboard are taken elsewhere only because they arrived at something.",
  "3.2.2": "People who cannot see the whole page do not notice that it changed because they chose something.",
  "3.2.3": "People who learn a page by heart, because they cannot see or hardly remember, must learn each page anew.",
  "3.2.4": "People who know a thing by its name do not recognize it under another one.",
  "3.2.6": "People who need help and tire soon cannot find it where they found it before.",
  "3.3.1": "People who cannot see what turned red do not learn what went wrong, or where.",
  "3.3.2": "People do not know what a field wants; most of all those who hear it apart from what stands around it.",
  "3.3.3":
    "People with cognitive or learning disabilities are told that something is wrong but not how to put it right.",
  "3.3.4": "People who read or type with difficulty send what they did not mean, where it costs money or binds them.",
  "3.3.7": "People for whom typing or remembering is hard have to enter the same thing again.",
  "3.3.8": "People who cannot remember, copy or solve puzzles are shut out at the door.",
  "4.1.2": "Screen readers and voice control cannot tell what a control is called, what it does or how it is set.",
  "4.1.3":
    "People who listen do not learn that something was sent, found or refused while they were elsewhere on the page.",
};

/** Instructions for the manual check of each criterion on this site. */
export const byHand: Record<CriterionToMeet, string> = {
  "1.1.1":
    "Read the transcripts, in the folder beside the report of a whole audit or in the project’s a11y/transcripts. Decorative drawings must be silent; the wheel, a role’s portrait and the pictures of products must say what a sighted visitor learns from them. Ask of each text: does it say the same?",
  "1.2.1":
    "Look through articles, programs and products for recordings that are only sound or only pictures. There are none today; where one was added, open its written version and compare a minute of both.",
  "1.2.2":
    "Look for films with sound on the pages themselves. There are none today; where one was added, play it with captions and compare a minute of both. Films at partners’ sites are theirs.",
  "1.2.3":
    "Look for films on the pages themselves. There are none today; where one was added, listen to it without looking and note what you miss.",
  "1.2.4":
    "Look whether an event is broadcast on the site itself. None is today; where one is, join it and watch whether captions come while people speak. Captions in a meeting room elsewhere are worth a note.",
  "1.2.5":
    "Look for films on the pages themselves. There are none today; where one was added, check that what matters and is only shown is spoken too.",
  "1.3.1":
    "Turn styles off on /academy, /shop, an article and the longest form. Headings, lists, tables of prices, groups of answers and required fields must still be told apart. In the quiz, each question must be heard with its answers.",
  "1.3.2":
    "With styles off, or with a screen reader, read the home page, /academy and a product from top to bottom. Prices, notes and dates must come with what they belong to.",
  "1.3.3":
    "Search the words of each kind of page for “above”, “below”, “left”, “right”, “round”, and for colors. Whatever sends the visitor somewhere must also name it.",
  "1.3.4":
    "Turn a phone on its side on the quiz, an open menu and a form. Nothing may ask you to turn it back, and nothing may be out of reach.",
  "1.3.5":
    "In every form that asks for a name, an address, an email or a telephone number, let the browser fill it in. Each value must land in its own field.",
  "1.4.1":
    "Look at the pages in gray (the browser’s tools can show them so): links within text, errors in forms, answers that are chosen, filters that are pressed, segments of the wheel, open and closed hours.",
  "1.4.2": "Open each kind of page with the sound up. Nothing may play by itself.",
  "1.4.3":
    "Look at what the audit marks for review: text over drawings and edges of bands, in light and dark. Then check text in states that it does not reach, such as a browser’s own message on a field.",
  "1.4.4":
    "Set the browser’s text to 200 % and walk through the quiz, the shop with a filter, and two forms up to their errors. No word may be cut off, no control may lie under another.",
  "1.4.5":
    "Look for letters inside drawings and pictures. The wheel’s labels and the wordmark must be text; pictures for link previews stand outside the pages.",
  "1.4.10":
    "At 320 px go through the home page, /academy with its prices, the shop, the quiz and its result. Only a table may scroll sideways, within itself, and nothing may be missing that is there at 1280 px.",
  "1.4.11":
    "In light and dark look at the edges of fields, boxes to tick, the chosen answer of the quiz, icons without words, and neighbors in the wheel. Measure what looks faint; it needs 3:1.",
  "1.4.12":
    "With a text-spacing bookmarklet go through the menu, prices, answers of the quiz and errors in forms. Look for words cut at the end of a box and lines that lie over each other.",
  "1.4.13":
    "Point at and tab to what might open something: glossed words, icons, wheel segments, share menu. What opens must go with Escape, stay when you point at it, and hide nothing you need.",
  "2.1.1":
    "Put the mouse away. Buy, register for an event, take the quiz to its result and share it, filter the shop, change the color mode, send a form with a mistake and mend it.",
  "2.1.2":
    "Tab in and out of the menu, the share menu, a list of choices, the notices and a payment page’s way back. You must always get on with Tab or Escape alone.",
  "2.1.4":
    "In the quiz the digits 1 to 4 choose an answer. Check that they do so only while the focus is among the answers, and that no other letter or digit does anything on any page.",
  "2.2.1":
    "Leave a half-filled form, the quiz and the payment’s way back for an hour, then go on. Nothing may be lost or refused. Read how long notices stay, and whether they wait while you point at them.",
  "2.2.2":
    "With motion allowed watch each kind of page for a minute. Nothing may move, blink or renew itself for longer than five seconds beside text; office hours and event times may change without catching the eye.",
  "2.3.1":
    "With motion allowed open the home page, the quiz’s result with its turning wheel and a page change. Nothing may flash more than three times within a second.",
  "2.4.1":
    "On five kinds of page press Tab once and then Enter. The focus must stand at the beginning of the content, and the next Tab must go on from there.",
  "2.4.2":
    "Read the titles of ten tabs side by side, among them two products, an event, a step of the quiz, its result and a form with errors. Each must tell its page from the others, the most telling words first.",
  "2.4.3":
    "Tab through the menu, the quiz (forward and back), a form with errors and a filter. The focus must go where the eye goes, and where something opens or closes it must be where you would look next.",
  "2.4.4":
    "List a page’s links with a screen reader. “Read more”, “Register” and prices must say of what, by themselves or with the heading, the row or the sentence that they stand in.",
  "2.4.5":
    "For ten pages find two ways to each: menu, footer, lists, links in text, the sitemap. Steps of the quiz, answers to forms and the role pack are steps of a process and need one.",
  "2.4.6":
    "Read the headings of each kind of page as a list, then the labels of each form as a list. A person who sees only these must know what is where and what is asked.",
  "2.4.7":
    "Tab through each kind of page in light, dark and forced colors. At every stop you must see at once where you are, also on pictures, colored bands and at the window’s edge.",
  "2.4.11":
    "Tab forward and back through a long page at 390 px and at 400 % zoom. What has the focus must never lie wholly under the bar at the top, a notice or an open menu.",
  "2.5.1":
    "Use everything with single taps: the wheel, lists that scroll, the menu. No step may need two fingers or a drawn path.",
  "2.5.2":
    "On buttons, links, answers of the quiz and the wheel, press, slide off and let go. Nothing may have happened.",
  "2.5.3":
    "With voice control say “click” and the words that you see, on the menu, cards with prices, answers of the quiz and buttons with icons. Each must react to its visible words.",
  "2.5.4":
    "On a phone shake and tilt it on the quiz and on forms. Nothing may happen; nothing on the site is meant to.",
  "2.5.7":
    "Look for what can be dragged: sliders, sortable lists, the wheel. Each must also work by single clicks. Nothing on the site is dragged today.",
  "2.5.8":
    "Look at the targets that the audit measured as small or close, and at what it cannot know: which are within a sentence, and which have a larger twin on the same page.",
  "3.1.1": "Listen to the first sentences of three pages, an error page and a mail. They must be read as English.",
  "3.1.2":
    "Search articles, names of events and programs, and the land acknowledgement for words of other languages. What is no name and no word that English has taken in must carry its language.",
  "3.2.1":
    "Tab through the quiz, forms, lists of choices and the menu. Nothing may open, send or leave the page only because it has the focus.",
  "3.2.2":
    "Choose answers in the quiz, sizes, sliding-scale amounts and filters. The page may show other things but must not send you elsewhere, and must say so beforehand where it does.",
  "3.2.3":
    "Compare the header and the footer on five kinds of page, at 390 px and at 1280 px, a page of each branch among them. The links must stand in the same order.",
  "3.2.4":
    "Compare what does the same thing on different pages: search and filter, register, pay, send, copy, share, close. Words, icon and spoken name must be the same.",
  "3.2.6":
    "Note where the contact link, the telephone number and the address stand on five kinds of page. Their order among the rest must be the same.",
  "3.3.1":
    "Send each form empty, then with an impossible email address. Each error must be words, beside its field and in the summary on top, and must name the field as its label does.",
  "3.3.2":
    "Read each form before you fill it in. You must know which fields must be filled, in what form, and why something personal is asked.",
  "3.3.3":
    "Make the likely mistakes: an email without @, a telephone number with letters, no date chosen. Each error must say what a right answer looks like, where that gives nothing away.",
  "3.3.4":
    "Go toward paying in the shop, the Academy and a pledge, and send the enrollment form. Before it counts you must be able to see the sum and your answers, and to change them. The payment page itself is the provider’s.",
  "3.3.7":
    "Go through the quiz to its mail, an event for a second time, and a form that was refused. What you have entered in the same process must be there, or be on offer.",
  "3.3.8":
    "Look for anything that asks to remember, copy or solve something: passwords, codes, puzzles. The public site asks for none; forms must hold off robots without a puzzle.",
  "4.1.2":
    "With a screen reader and a browser operate the menu, lists of choices, filters, boxes to tick, disclosures, quiz answers, progress and the color mode. Each must say its name, what it is and how it stands, and say so again when that changes.",
  "4.1.3":
    "With a screen reader send a form, lose the network and send another, filter the shop, copy a link, answer a question. What the page then says must be spoken once, without moving the focus.",
};
