import type { RecommendableSlug } from "../programs.ts";
import type { PillarKey } from "./pillars.ts";

/** One practice for this week in each setting. Praxis is putting your beliefs into daily practice. */
export interface Praxis {
  self: string;
  home: string;
  work: string;
}

interface RoleText {
  key: string;
  name: string;
  gloss: string;
  tagline: string;
  gift: string;
  challenge: string;
  contribution: string;
  invitation: string;
  dismantles: readonly [PillarKey, PillarKey];
  praxis: Praxis;
  /** Programs that suit the role, best match first. */
  recommendedPrograms: readonly RecommendableSlug[];
}

/** The ten roles, sorted by key. */
export const roles = [
  {
    key: "builder",
    name: "Builder",
    gloss: "You turn a good idea into something with a door and a key.",
    tagline: "Make it small, make it sound, share the keys.",
    gift: "You can see the steps between a good idea and the Tuesday it opens. While others are still agreeing, you have found the room, the hinges and the cousin who can weld. People lean on what you make, because it is still there in the morning.",
    challenge:
      "The things you make can start to feel like yours, until only you know where the fuse box is. And it is easier to count what you finished than to ask whether it helped. Both come from wanting the thing to last.",
    contribution:
      "Change needs things that no one claps for: a ramp, a schedule, a bank account with two signatures. You make them, and they hold. Because of you, hope has opening hours.",
    invitation:
      "Choose one thing you run and teach someone else to run it, fuse box and all. Then ask the people who use it what they would change. Let their answer be your next job, even if it is a small one.",
    dismantles: ["power_hoarding", "quantity_over_quality"],
    praxis: {
      self: "Pick one job from your list and give it a full hour. When it is good enough, stop, and leave the next one alone.",
      home: "Let the others set the next house rule, and follow it. Speak last, or not at all.",
      work: "Before the next decision, say out loud who decides and how. Then share the deciding with one person it will affect.",
    },
    recommendedPrograms: ["accounts-and-ledgers", "ethical-wealth-building", "decolonization-301", "equity-in-housing"],
  },
  {
    key: "caregiver",
    name: "Caregiver",
    gloss: "You notice who has not eaten yet.",
    tagline: "Ask first. Then bring the soup.",
    gift: "You catch the small signs: the untouched plate, the new cough, the friend whose messages have gone short. You know that no one thinks well about justice on an empty stomach. Near you, people remember that they have bodies.",
    challenge:
      "You can be so quick to help that the other person never gets to say what kind of help. And when every need sounds like an alarm, your own supper goes cold. Being needed feels good, and it is not the same as being asked.",
    contribution:
      "You keep people in the work who would otherwise slip away: the new parent, the one with the bad back, the one who is grieving. A meeting with food, soft chairs and a place to lie down is one more people can join. You are often why they come back.",
    invitation:
      "Before you help anyone this week, ask, “What would help, and what would not?” Wait for the answer, even if it is slow. Then let someone ask you.",
    dismantles: ["paternalism", "sense_of_urgency"],
    praxis: {
      self: "Once a day, eat or drink something warm before you answer anyone. If there is no meal, make it tea.",
      home: "Hand a choice back to someone you look after: the shirt, the route, the hour of the bath. Let it take as long as it takes.",
      work: "Find the person who always fetches, plans or cleans up, and ask what they would like to do instead. Then take a turn.",
    },
    recommendedPrograms: [
      "parenting-for-liberation",
      "radical-self-love-meditations",
      "pass-hub",
      "decolonization-101",
    ],
  },
  {
    key: "disruptor",
    name: "Disruptor",
    gloss: "You say the thing that makes the room go quiet.",
    tagline: "Quiet was never the same as peace.",
    gift: "You hear what is not being said, and you cannot pretend you did not. Where others feel a knot in the stomach, you find the words. You would rather have one hard hour than ten bad years.",
    challenge:
      "It is lonely to be the one who always says it. You may come into a room already braced, or leave once the truth is out and before the repair starts. A hard truth travels further when someone stays with it.",
    contribution:
      "Harm lasts longest where everyone is polite about it. You make it possible to talk about the thing, and so to change it. And someone in that quiet room goes home knowing they did not imagine it.",
    invitation:
      "Think of a true thing you have told everyone except the person who needs to hear it. Tell them, with one wish for what comes next. Then stay for the answer.",
    dismantles: ["fear_open_conflict", "right_to_comfort"],
    praxis: {
      self: "When your face grows hot, take three breaths and ask: am I unsafe, or am I uncomfortable? Act on the one it is.",
      home: "Ask at home, “What are we all stepping around?” Let the quiet last until someone fills it.",
      work: "Ask one honest question in a meeting where people mostly nod. Tell a friend beforehand, so that you are not alone when it goes quiet.",
    },
    recommendedPrograms: [
      "equity-in-housing",
      "decolonization-301",
      "liberation-through-somatics",
      "decolonization-foundations",
    ],
  },
  {
    key: "experimenter",
    name: "Experimenter",
    gloss: "You try it, watch what happens, and try again.",
    tagline: "Rough is fine. Tell us what happened.",
    gift: "You get curious where others get worried. You would sooner make a bad first version by Friday than argue until spring about a good one. You can say “that did not work” in the voice most people keep for good news.",
    challenge:
      "Once you can see that a thing might work, your eye drifts to the next one. The people who joined you are left holding the tape. You may also tuck away the tries that failed, which the rest of us could learn from.",
    contribution:
      "You make it safe to be a beginner. When one person tries something in public and lives, the whole room breathes out. A group with you in it knows more than one way home.",
    invitation:
      "Choose something your people do because they always have, and do it another way for a week. Say what you hope to find out. At the end, tell everyone what happened and ask what they would try.",
    dismantles: ["perfectionism", "only_one_right_way"],
    praxis: {
      self: "Do something you are bad at for fifteen minutes: sing, draw, dance in your chair. When the critic in your head speaks up, thank it and keep going.",
      home: "Let the person with the least say choose how one evening goes. At breakfast, ask everyone what to keep.",
      work: "Show a piece of work when it is half done, and ask, “What else might work?” Use one of the answers.",
    },
    recommendedPrograms: ["decolonization-201", "decolonization-101", "decolonization-301", "ethical-wealth-building"],
  },
  {
    key: "frontline_responder",
    name: "Frontline Responder",
    gloss: "You show up first, with what is needed today.",
    tagline: "First through the door, never the only one.",
    gift: "When the call comes, you are already looking for your keys. You keep a clear head while others freeze, and you know what the first hour needs: water, a ride, a phone that works. Ask anyone who was there: they remember that you came.",
    challenge:
      "You may believe that if you sit down, no one will stand up. After enough alarms, a calm day can feel stranger than a bad one. You are allowed to be tired, and to let someone else take the night.",
    contribution:
      "You stay close to trouble, so that no one has to face it alone. You see who was missed and which door was locked, and the rest of us need to hear it. You turn “someone should” into someone who did.",
    invitation:
      "Teach one person what you do in the first hour. The next time, let them lead while you carry the bag. A crew outlasts a hero.",
    dismantles: ["right_to_comfort", "im_the_only_one"],
    praxis: {
      self: "After the next hard call or shift, sit for ten minutes before you pick up your phone. Notice the itch to be needed, and let it itch.",
      home: "Find out who else could be called at two in the morning. Put their number beside yours on the fridge.",
      work: "Ask someone close to a problem what you have been too busy to hear. Let the answer sit, uneasy as it is, before you fix anything.",
    },
    recommendedPrograms: [
      "liberation-through-somatics",
      "equity-in-housing",
      "radical-self-love-meditations",
      "pass-hub",
    ],
  },
  {
    key: "guide",
    name: "Guide",
    gloss: "You walk beside people on a road you know.",
    tagline: "I know a road. You set the pace.",
    gift: "You have been lost, and you remember what it was like. So you can point out the loose step without scaring anyone, and you know when to talk and when to keep quiet company. People leave you steadier, and still themselves.",
    challenge:
      "When you know the way, it is hard to watch someone take a longer one. You may answer before the question is finished, or take your road for the only road. Your way is a gift as long as people can turn it down.",
    contribution:
      "You spare people from learning everything the hard way, and you keep old knowledge in use. Newcomers grow brave beside you. Because you came back for them, the way in stays open.",
    invitation:
      "When someone asks for advice this week, ask what they already know and where they hope to end up. Offer two ways, not one. Keep them company on the one they pick, even if it is neither of yours.",
    dismantles: ["paternalism", "only_one_right_way"],
    praxis: {
      self: "Think of a road you took that no one recommended. Tell someone what it gave you, before you next give advice.",
      home: "For one day, swap “you should” for “what do you want to try?” Count your slips on your fingers, and laugh.",
      work: "Let someone you are training take the lead, and speak only when they ask you to. Afterward, ask where you were in the way.",
    },
    recommendedPrograms: ["decolonization-foundations", "parenting-for-liberation", "pass-hub", "decolonization-101"],
  },
  {
    key: "healer",
    name: "Healer",
    gloss: "You tend to old hurt so it stops steering.",
    tagline: "Go slowly. The sore place knows the way.",
    gift: "You can sit with pain without rushing to tidy it. You hear the hurt under the anger, in one person or in a whole group, and your calm spreads. To you a feeling is news, and you listen for what it says.",
    challenge:
      "You take in a great deal that is not yours, and it has to go somewhere. When you are told that you caused the hurt, your tenderness may turn into explaining. You can be wrong, and sore about it, and still be kind.",
    contribution:
      "Groups mostly break along old cracks, not over new plans. You find the crack and tend it, so the same quarrel does not come back every year. People who were about to leave find that they can stay.",
    invitation:
      "Go back to one small harm that you caused and have been explaining ever since. Ask the person who was hurt what it was like, and listen without a “but”. Then do one thing to repair it.",
    dismantles: ["defensiveness", "objectivity"],
    praxis: {
      self: "Twice a day, ask your body what it is carrying: jaw, shoulders, belly. Believe the answer before you look for reasons.",
      home: "Ask someone at home what they have stopped telling you. Say thank you, and nothing more until the next day.",
      work: "Open one meeting by asking how people really are. Let what you hear change the agenda.",
    },
    recommendedPrograms: [
      "liberation-through-somatics",
      "radical-self-love-meditations",
      "decolonization-101",
      "decolonization-201",
    ],
  },
  {
    key: "storyteller",
    name: "Storyteller",
    gloss: "You keep the memory, and pass it on alive.",
    tagline: "Say the names, and leave the weather in.",
    gift: "You remember who said it, what was cooking, and what everyone was pretending not to know. You can take a dry fact and give it back its smell. People talk to you and find out that their own lives are worth telling.",
    challenge:
      "A good story begs to be improved. You may smooth a hard ending, speak for a room from your one chair, or tell someone else’s story. The rough version, from the person who lived it, will outlast yours.",
    contribution:
      "The people in charge usually keep the records, and then call them the facts. You keep the rest: the song, the joke, the recipe, the name that was left off the list. People who can tell their own story are hard to erase.",
    invitation:
      "Find someone whose story is in no document, and ask for an hour of it. Ask, too, what they would like done with it. When you tell it, say where you were standing.",
    dismantles: ["worship_written_word", "objectivity"],
    praxis: {
      self: "Tell one true story about yourself out loud, to a friend or to the dog. Keep the part you usually cut.",
      home: "Ask the oldest or the quietest person in your home for a memory that no one wrote down. Learn it well enough to tell it back to them.",
      work: "When a number settles an argument, ask to hear from one person inside that number. Give their words the same weight.",
    },
    recommendedPrograms: [
      "cinema-and-conjure",
      "decolonization-foundations",
      "liberation-through-somatics",
      "equity-in-housing",
    ],
  },
  {
    key: "visionary",
    name: "Visionary",
    gloss: "You can picture the world after this one.",
    tagline: "Enough for everyone. Begin by picturing breakfast.",
    gift: "When everyone is choosing between two bad doors, you notice that the wall could come down. You describe a world with enough in it so plainly that people ask for the address. You keep hope specific.",
    challenge:
      "The world you can see may make this one hard to love, with its slow, tired people. It is tempting to start a larger dream while the small one is still waiting for chairs. Others will come along if they get to hold the pencil early.",
    contribution:
      "Few people will leave a bad place for a blank page. You give them something to move toward: who is there, who cooks, how quarrels end. Saying no gets easier when there is a yes behind it.",
    invitation:
      "Describe one ordinary morning in the world you want, on one ordinary street. Ask someone who would live there what you left out. Then do one piece of that morning tomorrow.",
    dismantles: ["either_or", "progress_bigger_more"],
    praxis: {
      self: "When you are stuck between two choices, name a third and a fourth before you decide. Doing nothing yet may be one of them.",
      home: "Ask everyone which busy evening they would not miss. Cross it out, and put nothing in its place.",
      work: "When a plan says grow, ask, “What could we look after better at the size we are?” Give the question ten real minutes.",
    },
    recommendedPrograms: [
      "ethical-wealth-building",
      "decolonization-foundations",
      "accounts-and-ledgers",
      "cinema-and-conjure",
    ],
  },
  {
    key: "weaver",
    name: "Weaver",
    gloss: "You see who should meet whom, and you introduce them.",
    tagline: "Many threads hold what one cannot.",
    gift: "You carry a map of people in your head: who can fix a roof, who just moved in, who is shy and bakes great bread. You sense the gap, and the right name comes to you. Around you, strangers do not stay strangers for long.",
    challenge:
      "If every thread runs through your hands, the cloth needs you awake all night. You may be so busy connecting other people that no one thinks to ask what you need. Most knots will hold without your finger on them.",
    contribution:
      "One person with a good idea gets tired. Two who have met over it keep each other going. You tie the knots people reach for when the rent is due or the river rises, and you tie them early.",
    invitation:
      "Introduce two people this week, and tell each what you admire in the other. Then leave the conversation, and let it be theirs. Put your own name down somewhere too, beside something you need.",
    dismantles: ["individualism", "im_the_only_one"],
    praxis: {
      self: "Ask for help with something you could do alone. Notice how that feels, and say yes to the help as it comes.",
      home: "Take one chore that always falls to you, and do it side by side with someone. Talk while you fold, cook or sort the bills.",
      work: "When praise comes your way, say who else is in it. Then introduce two of those people who have never met.",
    },
    recommendedPrograms: ["pass-hub", "decolonization-201", "equity-in-housing", "ethical-wealth-building"],
  },
] as const satisfies readonly RoleText[];

export type RoleKey = (typeof roles)[number]["key"];

export interface Role extends RoleText {
  key: RoleKey;
}

export function roleByKey(key: RoleKey): Role {
  const role = roles.find((candidate) => candidate.key === key);
  if (!role) throw new Error(`data/quiz/roles: no role has the key '${key}'; add it there or correct the key`);
  return role;
}

export function isRoleKey(value: string): value is RoleKey {
  return roles.some((role) => role.key === value);
}
