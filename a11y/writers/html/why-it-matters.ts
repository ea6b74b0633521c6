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
