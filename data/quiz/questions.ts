import type { PillarKey } from "./pillars.ts";
import type { RoleKey } from "./roles.ts";

export interface QuizOption {
  label: string;
  role: RoleKey;
  pillars: readonly [PillarKey, PillarKey];
}

export interface QuizQuestion {
  id: string;
  prompt: string;
  options: readonly [QuizOption, QuizOption, QuizOption, QuizOption];
}

export const questions = [
  {
    id: "q1",
    prompt: "Someone new starts at your work. By Wednesday they look lost. What do you do?",
    options: [
      {
        label: "With two coworkers, I ask the boss straight out why newcomers are left to sink.",
        role: "disruptor",
        pillars: ["fear_open_conflict", "individualism"],
      },
      {
        label: "I throw together a rough welcome tour, then ask them where it went wrong.",
        role: "experimenter",
        pillars: ["perfectionism", "defensiveness"],
      },
      {
        label: "I tell them how our rules came about, how it felt, and who really decides.",
        role: "storyteller",
        pillars: ["objectivity", "power_hoarding"],
      },
      {
        label: "I ask what would help most, and a few of us take turns giving it.",
        role: "caregiver",
        pillars: ["paternalism", "im_the_only_one"],
      },
    ],
  },
  {
    id: "q2",
    prompt: "Bedtime with the small children in your home has turned into a battle. Tonight you decide to…",
    options: [
      {
        label: "Make one good reading nook, with pictures where the list of rules used to hang.",
        role: "builder",
        pillars: ["quantity_over_quality", "worship_written_word"],
      },
      {
        label: "Forget the clock, warm some milk, and find out what the tears are saying.",
        role: "caregiver",
        pillars: ["sense_of_urgency", "objectivity"],
      },
      {
        label: "Picture an evening that is wild and also gentle, and let it go a bit wrong.",
        role: "visionary",
        pillars: ["either_or", "perfectionism"],
      },
      {
        label: "Let the children run it, a different way each night, and see which they keep.",
        role: "experimenter",
        pillars: ["only_one_right_way", "power_hoarding"],
      },
    ],
  },
  {
    id: "q3",
    prompt: "It is January, and the heat is off in the whole building where you rent. What do you do?",
    options: [
      {
        label: "I introduce two neighbors who can truly help each other, so neither waits alone.",
        role: "weaver",
        pillars: ["individualism", "quantity_over_quality"],
      },
      {
        label: "I face the landlord on the stairs with a shaky voice and no speech ready.",
        role: "disruptor",
        pillars: ["fear_open_conflict", "perfectionism"],
      },
      {
        label: "I take heaters to strangers tonight, shy or not, and join the complaint too.",
        role: "frontline_responder",
        pillars: ["right_to_comfort", "either_or"],
      },
      {
        label: "I ask each tenant what would be enough, and draw the home they describe.",
        role: "visionary",
        pillars: ["progress_bigger_more", "paternalism"],
      },
    ],
  },
  {
    id: "q4",
    prompt: "You walk with a cane these days, and the staff meeting is up two flights of stairs. What do you do?",
    options: [
      {
        label: "I ask who would like to climb beside me, since no memo explains these stairs.",
        role: "guide",
        pillars: ["paternalism", "worship_written_word"],
      },
      {
        label: "I stop at the bottom step and tell everyone, awkwardly, that the agenda can wait.",
        role: "disruptor",
        pillars: ["right_to_comfort", "sense_of_urgency"],
      },
      {
        label: "I list three other places we could test, and invite people to argue with me.",
        role: "experimenter",
        pillars: ["only_one_right_way", "fear_open_conflict"],
      },
      {
        label: "I round up whoever is near, and we take turns leading the meeting down here.",
        role: "frontline_responder",
        pillars: ["im_the_only_one", "power_hoarding"],
      },
    ],
  },
  {
    id: "q5",
    prompt: "You have been worn out for months. On Sunday you get a free hour. You use it to…",
    options: [
      {
        label: "Put two friends in touch to share your load, and hear out their honest grumbles.",
        role: "weaver",
        pillars: ["im_the_only_one", "defensiveness"],
      },
      {
        label: "Believe what your tired body says, and lie down with a friend in the room.",
        role: "healer",
        pillars: ["objectivity", "individualism"],
      },
      {
        label: "Dream of a smaller, sweeter year, then tell the person most likely to object.",
        role: "visionary",
        pillars: ["progress_bigger_more", "fear_open_conflict"],
      },
      {
        label: "Try one odd way to rest, do it badly, and notice whether it feeds you.",
        role: "experimenter",
        pillars: ["perfectionism", "quantity_over_quality"],
      },
    ],
  },
  {
    id: "q6",
    prompt: "Your oldest neighbor is turning ninety, and she wants a party on her porch. What part do you take?",
    options: [
      {
        label: "I make her one sturdy long table, and thank her for spotting the wobble.",
        role: "builder",
        pillars: ["quantity_over_quality", "defensiveness"],
      },
      {
        label: "I teach three children one dance, which is plenty, then join the steps they invent.",
        role: "guide",
        pillars: ["only_one_right_way", "progress_bigger_more"],
      },
      {
        label: "I sit down with her in the kitchen while the cake sinks and the guests wait.",
        role: "caregiver",
        pillars: ["sense_of_urgency", "perfectionism"],
      },
      {
        label: "I work out the seats with two friends, going by who has been missing whom.",
        role: "weaver",
        pillars: ["im_the_only_one", "objectivity"],
      },
    ],
  },
  {
    id: "q7",
    prompt: "You wake up in pain on the day you promised to run the neighborhood food share. What do you do?",
    options: [
      {
        label: "I run a small, clumsy version by phone from bed, and see what it teaches me.",
        role: "experimenter",
        pillars: ["perfectionism", "progress_bigger_more"],
      },
      {
        label: "I call three people who can be there, and say that an hour late is fine.",
        role: "frontline_responder",
        pillars: ["im_the_only_one", "sense_of_urgency"],
      },
      {
        label: "I hand over my keys and my lists, and a team runs it from now on.",
        role: "builder",
        pillars: ["power_hoarding", "individualism"],
      },
      {
        label: "I take the pain at its word, and ask the others what would ease their day.",
        role: "healer",
        pillars: ["objectivity", "paternalism"],
      },
    ],
  },
  {
    id: "q8",
    prompt: "The only grocery store for twenty miles is closing, and many on your road cannot drive. You decide to…",
    options: [
      {
        label: "Try out a shop that doubles as a library, then ask what else could work.",
        role: "experimenter",
        pillars: ["only_one_right_way", "either_or"],
      },
      {
        label: "Start a scrappy chain of rides between neighbors, and let it grow without you.",
        role: "weaver",
        pillars: ["im_the_only_one", "perfectionism"],
      },
      {
        label: "Get people telling aloud how one small store was plenty, and pass it on.",
        role: "storyteller",
        pillars: ["worship_written_word", "progress_bigger_more"],
      },
      {
        label: "Go along to the loud county hearing you know well, and let neighbors lead.",
        role: "guide",
        pillars: ["paternalism", "fear_open_conflict"],
      },
    ],
  },
  {
    id: "q9",
    prompt: "A letter comes home: your grandson cannot sit still, and the school is losing patience. You…",
    options: [
      {
        label: "Ask how his body feels in that room, and wait for one true answer.",
        role: "healer",
        pillars: ["objectivity", "quantity_over_quality"],
      },
      {
        label: "Make desks for sitters and for standers, and let the children set the rules.",
        role: "builder",
        pillars: ["power_hoarding", "either_or"],
      },
      {
        label: "Take the long way home with him, and learn how he learns best.",
        role: "guide",
        pillars: ["only_one_right_way", "sense_of_urgency"],
      },
      {
        label: "Go in and say, red in the face, that no letter holds a whole boy.",
        role: "disruptor",
        pillars: ["right_to_comfort", "worship_written_word"],
      },
    ],
  },
  {
    id: "q10",
    prompt:
      "Your grandmother leaves her farmhouse to all the cousins, and nobody agrees what to do with it. Where do you start?",
    options: [
      {
        label: "I have been through this, so I offer several roads for us to weigh together.",
        role: "guide",
        pillars: ["only_one_right_way", "individualism"],
      },
      {
        label: "I ask for a year to imagine it as home, farm and refuge at once.",
        role: "visionary",
        pillars: ["either_or", "sense_of_urgency"],
      },
      {
        label: "I begin by owning an old hurt I caused, and give up the last word.",
        role: "healer",
        pillars: ["defensiveness", "power_hoarding"],
      },
      {
        label: "I tell what the house has meant to each of us, the sore parts included.",
        role: "storyteller",
        pillars: ["objectivity", "right_to_comfort"],
      },
    ],
  },
  {
    id: "q11",
    prompt:
      "Your neighbor’s husband died in spring. By summer the visits and the casseroles have stopped. You decide to…",
    options: [
      {
        label: "Ask what she is hungry for, and cook that one soup the way she likes it.",
        role: "caregiver",
        pillars: ["paternalism", "quantity_over_quality"],
      },
      {
        label: "Put the card away, sit close, and let her anger land without answering back.",
        role: "healer",
        pillars: ["defensiveness", "worship_written_word"],
      },
      {
        label: "Introduce her to two other widows once she is ready, and leave them talking.",
        role: "weaver",
        pillars: ["individualism", "sense_of_urgency"],
      },
      {
        label: "Agree with friends to say his name out loud, even when the table goes silent.",
        role: "disruptor",
        pillars: ["right_to_comfort", "im_the_only_one"],
      },
    ],
  },
  {
    id: "q12",
    prompt:
      "Someone leaves five thousand dollars to the food pantry where you get groceries and help out. What do you do?",
    options: [
      {
        label: "I describe a small pantry nobody dreads, and sit through the awkward silence after.",
        role: "visionary",
        pillars: ["progress_bigger_more", "right_to_comfort"],
      },
      {
        label: "I put in one cold room that will last, borrowing ideas from three other pantries.",
        role: "builder",
        pillars: ["quantity_over_quality", "only_one_right_way"],
      },
      {
        label: "I ask in front of everyone who gets to decide, and why not all of us.",
        role: "disruptor",
        pillars: ["fear_open_conflict", "power_hoarding"],
      },
      {
        label: "I tell how hunger feels, including the year our own pantry got it wrong.",
        role: "storyteller",
        pillars: ["objectivity", "defensiveness"],
      },
    ],
  },
  {
    id: "q13",
    prompt: "A storm has cut the power on your back road for three days. You…",
    options: [
      {
        label: "Start the old storm songs from memory by candlelight, forgotten verses and all.",
        role: "storyteller",
        pillars: ["worship_written_word", "perfectionism"],
      },
      {
        label: "Go door to door in the rain, even to the house where you once quarreled.",
        role: "frontline_responder",
        pillars: ["right_to_comfort", "fear_open_conflict"],
      },
      {
        label: "Pair a house that has heat with one that has food, so both give.",
        role: "weaver",
        pillars: ["individualism", "either_or"],
      },
      {
        label: "Rig up one small stove in the barn, then teach everyone to run it.",
        role: "builder",
        pillars: ["power_hoarding", "progress_bigger_more"],
      },
    ],
  },
  {
    id: "q14",
    prompt: "A family moves in nearby with two suitcases and a language you do not speak. What do you do?",
    options: [
      {
        label: "I take blankets over today, feeling foolish, and learn their way of saying hello.",
        role: "frontline_responder",
        pillars: ["right_to_comfort", "only_one_right_way"],
      },
      {
        label: "I bring a single pot of rice, glad if the visit fills the afternoon.",
        role: "caregiver",
        pillars: ["sense_of_urgency", "progress_bigger_more"],
      },
      {
        label: "I offer my company on their first bus ride, and laugh when they correct me.",
        role: "guide",
        pillars: ["paternalism", "defensiveness"],
      },
      {
        label: "I draw with the children, no words needed, a street that is theirs and ours.",
        role: "visionary",
        pillars: ["either_or", "worship_written_word"],
      },
    ],
  },
  {
    id: "q15",
    prompt: "Your group loses the vote it worked toward all year. That night you…",
    options: [
      {
        label: "Open the floor to anger, even anger at you, and listen to the very end.",
        role: "healer",
        pillars: ["defensiveness", "fear_open_conflict"],
      },
      {
        label: "Get everybody telling the year aloud, in turns, before there is any report.",
        role: "storyteller",
        pillars: ["worship_written_word", "individualism"],
      },
      {
        label: "Take a friend along to the one family hit hardest, and stay late.",
        role: "frontline_responder",
        pillars: ["im_the_only_one", "quantity_over_quality"],
      },
      {
        label: "Ask who wants soup and who wants quiet, and make room for both.",
        role: "caregiver",
        pillars: ["paternalism", "either_or"],
      },
    ],
  },
] as const satisfies readonly QuizQuestion[];

export type QuestionId = (typeof questions)[number]["id"];
