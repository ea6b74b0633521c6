interface PillarText {
  key: string;
  name: string;
  meaning: string;
  antidote: string;
}

/** The fifteen pillars: habits that keep harm in place, each with an antidote. */
export const pillars = [
  {
    key: "right_to_comfort",
    name: "Right to Comfort",
    meaning:
      "The belief that if we feel uneasy, something has gone wrong and someone should make it stop. So the person who names a problem gets treated as the problem.",
    antidote:
      "When a talk makes you squirm, stay five more minutes and ask one question before you change the subject. Afterward, thank the person who brought it up.",
  },
  {
    key: "power_hoarding",
    name: "Power Hoarding",
    meaning:
      "Keeping the keys, the information and the last word with the few who have always had them. It often feels like being responsible, and a new idea can feel like an insult.",
    antidote: "Find one thing that only you can decide, unlock or sign. Show someone else how, and leave it with them.",
  },
  {
    key: "objectivity",
    name: "Objectivity",
    meaning:
      "The idea that the calmest voice is the right one, and that feelings get in the way of facts. It forgets that everyone who looks is standing somewhere.",
    antidote:
      "Before you call something a fact, say where you are seeing it from. When someone speaks with feeling, ask what the feeling knows.",
  },
  {
    key: "progress_bigger_more",
    name: "Progress Is Bigger, More",
    meaning:
      "Judging how well things go by how much they grow: more people, more money, more plans. The chart rarely shows the cost, or who pays it.",
    antidote:
      "Take one thing you were about to make bigger, and say what would be enough. Spend what you save on looking after what is already there.",
  },
  {
    key: "perfectionism",
    name: "Perfectionism",
    meaning:
      "Seeing what is wrong sooner than what is good, in others and most of all in ourselves. After a while a mistake looks the same as the person who made it.",
    antidote:
      "Once this week, stop at good enough and say so out loud. And before you point out a fault, name something that works.",
  },
  {
    key: "either_or",
    name: "Either/Or Thinking",
    meaning:
      "Sorting the world into two boxes: good or bad, with us or against us. It makes a hard question look easy, and hides whatever would not fit in a box.",
    antidote:
      "When you hear yourself say “or”, try the sentence again with “and”. When two people disagree, look for what is true in both.",
  },
  {
    key: "paternalism",
    name: "Paternalism",
    meaning:
      "Deciding for other people because we are sure we know what is good for them. It is often done with love, and seldom with a question.",
    antidote:
      "Before you help, ask the person what they want, and do that, even if you would have chosen otherwise. Before you make a rule, ask someone who will live under it.",
  },
  {
    key: "only_one_right_way",
    name: "Only One Right Way",
    meaning:
      "Trusting that there is a proper way to do things, and that people will take it up once they are shown. If they do not, we think the trouble is with them.",
    antidote:
      "Ask someone who does an everyday job differently to teach you. Do it their way all week before you say what you think of it.",
  },
  {
    key: "worship_written_word",
    name: "Worship of the Written Word",
    meaning:
      "Treating what is on paper as more real than what people say, remember or can do with their hands. Those who write well get heard, and much that others know gets lost.",
    antidote:
      "Settle one matter by talking or showing instead of sending an email. When a form and a person disagree, hear the person first.",
  },
  {
    key: "fear_open_conflict",
    name: "Fear of Open Conflict",
    meaning:
      "Keeping the peace by keeping quiet. Politeness comes first, so the one who raises a hard thing is called rude, and the hard thing stays.",
    antidote:
      "If you leave a meal or a meeting with the real thing unsaid, go back within a day. You can begin, “I want us to be all right, and something is bothering me.”",
  },
  {
    key: "individualism",
    name: "Individualism",
    meaning:
      "The belief that each of us rises or falls alone. We compete for the credit, hide that we are stuck, and get lonely in a full room.",
    antidote:
      "Tell one person about something you are stuck on, before you have solved it. Finish it together, and split the thanks.",
  },
  {
    key: "im_the_only_one",
    name: "I’m the Only One",
    meaning:
      "The thought that if we want something done right, we must do it ourselves. It keeps our hands full and everyone else’s empty.",
    antidote: "Give one job away this week, the whole of it. Do not check it, fix it or take it back.",
  },
  {
    key: "quantity_over_quality",
    name: "Quantity over Quality",
    meaning:
      "Caring most about what can be counted: hours, heads, likes. Trust, and how people treat one another, have no number, so they come last.",
    antidote:
      "Stop keeping one number for a week, such as steps, sales or unread messages. Give the time to one person, and stay until the talk is really over.",
  },
  {
    key: "sense_of_urgency",
    name: "Sense of Urgency",
    meaning:
      "Treating nearly everything as if it were on fire. The rush leaves out people who need more time, and it repeats old mistakes faster.",
    antidote:
      "Ask of one deadline: what happens if this waits a day? If the answer is nothing much, take the day, and use it to hear from someone the rush left out.",
  },
  {
    key: "defensiveness",
    name: "Defensiveness",
    meaning:
      "Hearing a complaint as an attack, and using all our strength to show that we meant well. People learn to keep the truth from us.",
    antidote:
      "When someone says that you hurt them, repeat what you heard until they say, “Yes, that.” Keep your reasons in your pocket until then.",
  },
] as const satisfies readonly PillarText[];

export type PillarKey = (typeof pillars)[number]["key"];

export interface Pillar extends PillarText {
  key: PillarKey;
}

export function pillarByKey(key: PillarKey): Pillar {
  const pillar = pillars.find((candidate) => candidate.key === key);
  if (!pillar) throw new Error(`data/quiz/pillars: no pillar has the key '${key}'; add it there or correct the key`);
  return pillar;
}
