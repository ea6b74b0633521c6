import type { PillarKey } from "./pillars.ts";
import type { RoleKey } from "./roles.ts";

export interface QuizOption {
  /** One act, in at most fourteen words. */
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
    prompt: "A new coworker looks lost by their third day. What do you do?",
    options: [
      {
        label: "Ask in the team meeting why new people get so little help.",
        role: "disruptor",
        pillars: ["fear_open_conflict", "individualism"],
      },
      {
        label: "Try a rough welcome tour with them to see what helps.",
        role: "experimenter",
        pillars: ["perfectionism", "defensiveness"],
      },
      {
        label: "Tell them the story of how things came to be done this way.",
        role: "storyteller",
        pillars: ["objectivity", "power_hoarding"],
      },
      {
        label: "Ask over lunch what would make the rest of the week easier.",
        role: "caregiver",
        pillars: ["paternalism", "im_the_only_one"],
      },
    ],
  },
  {
    id: "q2",
    prompt: "You are looking after small children, and bedtime has turned into a battle. What do you do tonight?",
    options: [
      {
        label: "Make a reading nook out of cushions and one good lamp.",
        role: "builder",
        pillars: ["quantity_over_quality", "worship_written_word"],
      },
      {
        label: "Sit down with warm milk until the last tears are over.",
        role: "caregiver",
        pillars: ["sense_of_urgency", "objectivity"],
      },
      {
        label: "Dream up with them a bedtime everyone would look forward to.",
        role: "visionary",
        pillars: ["either_or", "perfectionism"],
      },
      {
        label: "Let the children run bedtime their own way, just to see.",
        role: "experimenter",
        pillars: ["only_one_right_way", "power_hoarding"],
      },
    ],
  },
  {
    id: "q3",
    prompt: "It is January, and the heat has gone out in your whole apartment building. What do you do?",
    options: [
      {
        label: "Introduce the neighbor with a spare heater to the one without.",
        role: "weaver",
        pillars: ["individualism", "quantity_over_quality"],
      },
      {
        label: "Tell the landlord, face to face, that this has to stop.",
        role: "disruptor",
        pillars: ["fear_open_conflict", "perfectionism"],
      },
      {
        label: "Get blankets and heaters to the coldest apartments tonight.",
        role: "frontline_responder",
        pillars: ["right_to_comfort", "either_or"],
      },
      {
        label: "Ask the tenants to imagine running the building together.",
        role: "visionary",
        pillars: ["progress_bigger_more", "paternalism"],
      },
    ],
  },
  {
    id: "q4",
    prompt: "You use a cane these days, and today’s staff meeting is up two flights of stairs. What do you do?",
    options: [
      {
        label: "Talk the organizers through finding a room that anyone can reach.",
        role: "guide",
        pillars: ["paternalism", "worship_written_word"],
      },
      {
        label: "Say the meeting has to wait until it is somewhere you can reach.",
        role: "disruptor",
        pillars: ["right_to_comfort", "sense_of_urgency"],
      },
      {
        label: "Suggest holding it in a different place each week, to compare.",
        role: "experimenter",
        pillars: ["only_one_right_way", "fear_open_conflict"],
      },
      {
        label: "Get the meeting moved downstairs before anyone starts to climb.",
        role: "frontline_responder",
        pillars: ["im_the_only_one", "power_hoarding"],
      },
    ],
  },
  {
    id: "q5",
    prompt: "You have been worn out for months. On Sunday, you get an hour to yourself. How do you spend it?",
    options: [
      {
        label: "Bring together two friends who could share some of the load.",
        role: "weaver",
        pillars: ["im_the_only_one", "defensiveness"],
      },
      {
        label: "Pay attention to where your body is holding the strain.",
        role: "healer",
        pillars: ["objectivity", "individualism"],
      },
      {
        label: "Picture a slower year, with room in it for what matters.",
        role: "visionary",
        pillars: ["progress_bigger_more", "fear_open_conflict"],
      },
      {
        label: "Try one new way of resting, just to see if it works.",
        role: "experimenter",
        pillars: ["perfectionism", "quantity_over_quality"],
      },
    ],
  },
  {
    id: "q6",
    prompt: "Your oldest neighbor is turning ninety and wants a party on her porch. What is your part in it?",
    options: [
      {
        label: "Put up a long table with a place for every guest.",
        role: "builder",
        pillars: ["quantity_over_quality", "defensiveness"],
      },
      {
        label: "Teach the children a dance you learned at their age.",
        role: "guide",
        pillars: ["only_one_right_way", "progress_bigger_more"],
      },
      {
        label: "Keep her company in the kitchen, however late things run.",
        role: "caregiver",
        pillars: ["sense_of_urgency", "perfectionism"],
      },
      {
        label: "Seat people beside someone they have been meaning to meet.",
        role: "weaver",
        pillars: ["im_the_only_one", "objectivity"],
      },
    ],
  },
  {
    id: "q7",
    prompt: "You wake up in pain on the day you are running the neighborhood food share. What do you do?",
    options: [
      {
        label: "Try running a smaller version by phone from your bed.",
        role: "experimenter",
        pillars: ["perfectionism", "progress_bigger_more"],
      },
      {
        label: "Find someone who can open the doors within the hour.",
        role: "frontline_responder",
        pillars: ["im_the_only_one", "sense_of_urgency"],
      },
      {
        label: "Set up a rotation, so it never depends on one person.",
        role: "builder",
        pillars: ["power_hoarding", "individualism"],
      },
      {
        label: "Be honest with the crew about your pain, so they can be too.",
        role: "healer",
        pillars: ["objectivity", "paternalism"],
      },
    ],
  },
  {
    id: "q8",
    prompt:
      "The only grocery store for twenty miles is closing, and many of your neighbors cannot drive. What do you do?",
    options: [
      {
        label: "Run a pop-up shop for one month to see who comes.",
        role: "experimenter",
        pillars: ["only_one_right_way", "either_or"],
      },
      {
        label: "Match neighbors who drive with neighbors who cannot.",
        role: "weaver",
        pillars: ["im_the_only_one", "perfectionism"],
      },
      {
        label: "Ask neighbors to say aloud what the store has meant to them.",
        role: "storyteller",
        pillars: ["worship_written_word", "progress_bigger_more"],
      },
      {
        label: "Show first-timers how to speak up at the county hearing.",
        role: "guide",
        pillars: ["paternalism", "fear_open_conflict"],
      },
    ],
  },
  {
    id: "q9",
    prompt: "Your grandson’s school writes that he cannot sit still and they are losing patience. What do you do?",
    options: [
      {
        label: "Ask him what his body feels like in that classroom.",
        role: "healer",
        pillars: ["objectivity", "quantity_over_quality"],
      },
      {
        label: "Build a desk where he can sit, stand or wiggle.",
        role: "builder",
        pillars: ["power_hoarding", "either_or"],
      },
      {
        label: "Show him a few tricks that got you through school.",
        role: "guide",
        pillars: ["only_one_right_way", "sense_of_urgency"],
      },
      {
        label: "Tell the school that the room is the problem, not him.",
        role: "disruptor",
        pillars: ["right_to_comfort", "worship_written_word"],
      },
    ],
  },
  {
    id: "q10",
    prompt:
      "Your grandmother left her farmhouse to all the cousins, and no one agrees what to do with it. Where do you start?",
    options: [
      {
        label: "Lay out a few ways that other families have settled this.",
        role: "guide",
        pillars: ["only_one_right_way", "individualism"],
      },
      {
        label: "Describe the place it could be for everyone’s grandchildren.",
        role: "visionary",
        pillars: ["either_or", "sense_of_urgency"],
      },
      {
        label: "Apologize for an old hurt that is still between you.",
        role: "healer",
        pillars: ["defensiveness", "power_hoarding"],
      },
      {
        label: "Ask each cousin for their best memory of the house.",
        role: "storyteller",
        pillars: ["objectivity", "right_to_comfort"],
      },
    ],
  },
  {
    id: "q11",
    prompt: "Your neighbor lost her husband in spring. By summer, people have stopped coming by. What do you do?",
    options: [
      {
        label: "Cook her the one soup she says she could eat.",
        role: "caregiver",
        pillars: ["paternalism", "quantity_over_quality"],
      },
      {
        label: "Sit with her in her anger for as long as it lasts.",
        role: "healer",
        pillars: ["defensiveness", "worship_written_word"],
      },
      {
        label: "Introduce her to two other widows when she feels ready.",
        role: "weaver",
        pillars: ["individualism", "sense_of_urgency"],
      },
      {
        label: "Say his name out loud, even if the table goes quiet.",
        role: "disruptor",
        pillars: ["right_to_comfort", "im_the_only_one"],
      },
    ],
  },
  {
    id: "q12",
    prompt: "Someone left five thousand dollars to the food pantry where you shop and help out. What do you do?",
    options: [
      {
        label: "Describe a pantry that no one would be ashamed to enter.",
        role: "visionary",
        pillars: ["progress_bigger_more", "right_to_comfort"],
      },
      {
        label: "Put in a solid cold room, so fresh food lasts.",
        role: "builder",
        pillars: ["quantity_over_quality", "only_one_right_way"],
      },
      {
        label: "Ask, in front of everyone, who gets to decide about it.",
        role: "disruptor",
        pillars: ["fear_open_conflict", "power_hoarding"],
      },
      {
        label: "Tell the board what waiting in that line is like.",
        role: "storyteller",
        pillars: ["objectivity", "defensiveness"],
      },
    ],
  },
  {
    id: "q13",
    prompt: "A storm has cut the power on your back road for three days. What do you do?",
    options: [
      {
        label: "Tell the children the old storm stories by candlelight.",
        role: "storyteller",
        pillars: ["worship_written_word", "perfectionism"],
      },
      {
        label: "Check on every house, even the one you quarreled with.",
        role: "frontline_responder",
        pillars: ["right_to_comfort", "fear_open_conflict"],
      },
      {
        label: "Pair a house that has heat with one that has food.",
        role: "weaver",
        pillars: ["individualism", "either_or"],
      },
      {
        label: "Set up one stove in the barn that anyone can use.",
        role: "builder",
        pillars: ["power_hoarding", "progress_bigger_more"],
      },
    ],
  },
  {
    id: "q14",
    prompt: "A family moves in nearby with two suitcases, and you do not share a language. What do you do?",
    options: [
      {
        label: "Get beds and blankets to them before the first night.",
        role: "frontline_responder",
        pillars: ["right_to_comfort", "only_one_right_way"],
      },
      {
        label: "Share a pot of rice at their table, in no hurry.",
        role: "caregiver",
        pillars: ["sense_of_urgency", "progress_bigger_more"],
      },
      {
        label: "Keep them company on their first bus ride into town.",
        role: "guide",
        pillars: ["paternalism", "defensiveness"],
      },
      {
        label: "With the children, draw the street you could all share.",
        role: "visionary",
        pillars: ["either_or", "worship_written_word"],
      },
    ],
  },
  {
    id: "q15",
    prompt: "Your group loses a vote it worked toward all year. What do you do that night?",
    options: [
      {
        label: "Make room for everyone’s anger, including anger at you.",
        role: "healer",
        pillars: ["defensiveness", "fear_open_conflict"],
      },
      {
        label: "Ask everyone for the one moment they want remembered.",
        role: "storyteller",
        pillars: ["worship_written_word", "individualism"],
      },
      {
        label: "Go straight to the family that this will hit hardest.",
        role: "frontline_responder",
        pillars: ["im_the_only_one", "quantity_over_quality"],
      },
      {
        label: "Find out who needs soup, a ride home or some quiet.",
        role: "caregiver",
        pillars: ["paternalism", "either_or"],
      },
    ],
  },
] as const satisfies readonly QuizQuestion[];

export type QuestionId = (typeof questions)[number]["id"];
