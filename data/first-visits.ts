import { ground } from "./land.ts";
import type { Link } from "./link.ts";
import { firstVisitCompany, roomNamed, rooms } from "./school.ts";
import { site } from "./site.ts";

/** Name of a scene's drawing. `src/drawings/visit-scenes.ts` draws each scene. */
export type ScenePicture = "gate" | "barn" | "room" | "beds" | "sound" | "pot" | "door" | "card" | "path";

export interface VisitScene {
  picture: ScenePicture;
  title: string;
  text: readonly string[];
}

export interface FirstVisit {
  title: string;
  lead: string;
  print: string;
  scenes: readonly VisitScene[];
  ask: { title: string; text: string; links: readonly Link[] };
  placeholder: true;
}

const print = "You can print this page and read it together before you come.";

/** A child’s first hour at ERIN’s Place. Speaks to the child. */
export const schoolVisit: FirstVisit = {
  title: "My first visit to ERIN’s Place",
  lead: "This is what happens when you come to see us. It takes about an hour. You can go home sooner.",
  print,
  scenes: [
    {
      picture: "gate",
      title: "We meet at the gate",
      text: [
        "There is a wooden gate with a bell. You do not have to ring it. One of us waits there and says hello.",
        `You can say hello, wave, or do nothing. ${firstVisitCompany}`,
      ],
    },
    {
      picture: "room",
      title: "You choose a room",
      text: [
        rooms.map(({ name, has }) => `The ${name} has ${has}.`).join(" "),
        "The other children have gone home. You choose where to start. You can look under the tables.",
      ],
    },
    {
      picture: "sound",
      title: "Things you may hear",
      text: [
        `A clock ticks in the ${roomNamed("block-room").name}. We can take it down. The fridge hums. Outside there are hens, and sometimes a tractor.`,
        "There is no school bell and no loudspeaker. Headphones hang by the door, in every size.",
      ],
    },
    {
      picture: "pot",
      title: "Things you may smell",
      text: [
        "The kitchen smells of bread or onions. The quiet room has no smell. The hens smell like hens.",
        "We leave perfume at home. If a smell is too much, we open a window or go outside.",
      ],
    },
    {
      picture: "door",
      title: "Ways out",
      text: [
        "Every room has a door to the garden. It is not locked from the inside.",
        "If you want to leave, walk to a door or show the red card. You can go at once, without a reason.",
      ],
    },
    {
      picture: "card",
      title: "You can say no",
      text: [
        "You can say no to a hug, a handshake or a name tag. You can keep on your shoes, your hat or your hood. You can say no to a snack, a photo, a game, a question.",
        "You can say no to coming back. That is also an answer.",
      ],
    },
  ],
  ask: {
    title: "Do you want to know anything else?",
    text: "Before you come, we send you photos of the door, the room and the people. Ask for anything else.",
    links: [
      { label: "Schedule a visit", to: "/erins-place/hello?begin=visit#write" },
      { label: "Who is with my child?", to: "/erins-place/safeguarding" },
    ],
  },
  placeholder: true,
};

/** A first day on the land. Speaks to grown-ups and children. */
export const landVisit: FirstVisit = {
  title: "My first visit to the Homestead",
  lead: `This is what happens when you come to the Homestead’s ${site.homesteadAcres} acres, step by step. You can leave at any point.`,
  print,
  scenes: [
    {
      picture: "barn",
      title: "You arrive at the barn",
      text: [
        `You park on gravel beside the large barn. If you asked us for a ride from the ${site.busStop}, our van parks there, too. One of us comes out in boots and a wooden name badge.`,
        "Are you late or lost? Call the number in our letter. That’s fine.",
      ],
    },
    {
      picture: "path",
      title: "The ground, and where to rest",
      text: [
        `The short loop is flat gravel, wide enough for a wheelchair, and takes an hour. ${ground.creekPath}`,
        "There is a bench every few minutes. The restroom beside the barn has no step and a wide door.",
      ],
    },
    {
      picture: "beds",
      title: "The rooms",
      text: [`${ground.kitchen} ${ground.quietRoom}`, `${ground.farmhouse} ${ground.stepFree}`],
    },
    {
      picture: "sound",
      title: "Things you may hear",
      text: [
        "Wind, hens, a creek after rain. On work days you may hear a chainsaw or a tractor. We tell you when. A hand bell rings for meals.",
        "At night it is dark and very quiet. Coyotes may call from far away.",
      ],
    },
    {
      picture: "pot",
      title: "Things you may smell",
      text: [
        `Wood smoke, soup, compost, wet dogs. ${ground.herbBarn}`,
        "We burn no incense, and ask people not to wear perfume. Sage and sweetgrass are not ours to burn.",
      ],
    },
    {
      picture: "door",
      title: "Ways out",
      text: [
        "You can see the barn from most of the short loop. The road is ten minutes on foot, and there is phone signal at the barn.",
        `You can leave during any session. If you came in our van, we drive you back.`,
      ],
    },
    {
      picture: "card",
      title: "What you can refuse",
      text: [
        "Any session, any food, any touch, any photo. Speaking in a circle. Holding hands. Giving a reason.",
        "The culture keepers who teach here also hold ceremonies of their own. Those are not open to visitors. We tell you which, so you don’t have to guess.",
      ],
    },
    {
      picture: "gate",
      title: "Going home",
      text: [
        "You leave when you like. On a day visit, there is nothing to pay.",
        "The gate by the road sticks. Lift it a little, then push.",
      ],
    },
  ],
  ask: {
    title: "Do you want to know anything else?",
    text: "Before you come, we send you the name of the person who meets you. Ask for photos of the paths and rooms, too.",
    links: [
      { label: "Plan a visit", to: "/homestead/visit" },
      { label: "Ask the Homestead", to: "/contact?inquiry=homestead#form" },
    ],
  },
  placeholder: true,
};
