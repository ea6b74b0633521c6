/**
 * Words that visitors use for the same thing. A search for one also finds the others, and lists them last. Search
 * ignores case and a plural s, so only other forms need an entry. The build fails if the site contains none of a
 * group’s words.
 */
export const synonyms = [
  ["autism", "autistic", "neurodivergent", "neuroaffirming", "adhd"],
  ["sensory", "quiet", "noise", "noisy", "loud"],
  ["cost", "price", "tuition", "fee"],
  ["ceu", "credit", "license", "accreditation"],
  ["wheelchair", "accessible", "mobility"],
  ["kid", "child", "children", "student"],
  ["scholarship", "equity seat"],
  ["volunteer", "volunteering", "help"],
  ["donate", "donation", "give", "gift"],
  ["class", "classes", "course"],
  ["teacher", "educator", "guide", "facilitator", "instructor"],
  ["sick", "illness", "ill", "fever"],
  ["bus", "train", "transit", "ride"],
  ["farm", "land", "homestead"],
  ["refund", "cancel", "canceling"],
  ["newsletter", "email", "letter"],
  ["visit", "tour"],
  ["therapist", "clinician", "counselor"],
  ["workplace", "hr", "corporate"],
  ["event", "gathering"],
  ["mom", "dad", "parent", "caregiver"],
  ["bathroom", "restroom", "toilet"],
  ["subtitles", "captions", "transcript"],
  ["food", "meal", "lunch"],
] as const satisfies readonly (readonly string[])[];
