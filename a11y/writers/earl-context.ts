/**
 * Terms of `earl.jsonld`, as in the WCAG-EM Report Tool (w3c/wai-wcag-em-report-tool, src/data/jsonld/appContext.js).
 *
 * There is no `@language`, because the tool shows text with a language as `[object Object]`.
 */
export const earlContext = {
  id: "@id",
  type: "@type",

  earl: "http://www.w3.org/ns/earl#",
  Assertion: "earl:Assertion",
  Assertor: "earl:Assertor",
  Software: "earl:Software",
  TestRequirement: "earl:TestRequirement",
  TestResult: "earl:TestResult",
  TestSubject: "earl:TestSubject",
  assertedBy: "earl:assertedBy",
  mode: "earl:mode",
  outcome: "earl:outcome",
  result: "earl:result",
  subject: "earl:subject",
  test: "earl:test",

  // The tool has no prefix for WCAG 2.2. It identifies a criterion by the part after the only colon of its compact
  // name. The prefix of the latest WCAG version, which is 2.2, resolves to the correct address.
  WCAG: "http://www.w3.org/TR/WCAG/#",
  WAI: "http://www.w3.org/WAI/",
  wcagVersion: "WAI:standards-guidelines/wcag/#versions",

  wcagem: "http://www.w3.org/TR/WCAG-EM/#",
  Evaluation: "wcagem:procedure",
  Webpage: "wcagem:webpage",
  Website: "wcagem:website",
  accessibilitySupportBaseline: "wcagem:step1c",
  additionalEvaluationRequirements: "wcagem:step1d",
  auditSample: "wcagem:step4",
  commissioner: "wcagem:commissioner",
  conformanceTarget: "wcagem:step1b",
  defineScope: "wcagem:step1",
  evaluationSpecifics: "wcagem:step5b",
  evaluator: "wcagem:evaluator",
  exploreTarget: "wcagem:step2",
  reportFindings: "wcagem:step5",
  scope: "wcagem:step1a",
  selectSample: "wcagem:step3",
  structuredSample: "wcagem:step3a",
  technologiesReliedUpon: "wcagem:step2d",

  dcterms: "http://purl.org/dc/terms/",
  W3CDTF: "http://www.w3.org/TR/NOTE-datetime",
  date: { "@id": "dcterms:date", "@type": "W3CDTF" },
  description: "dcterms:description",
  hasVersion: "dcterms:hasVersion",
  summary: "dcterms:summary",
  title: "dcterms:title",

  foaf: "http://xmlns.com/foaf/0.1/",
  Person: "foaf:Person",
  schema: "http://schema.org/",
  name: "schema:name",
} as const;
