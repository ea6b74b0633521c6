import { criterionNumbers, slugOf } from "../../core/criteria.ts";

/**
 * The import of the WCAG-EM Report Tool 3, restated from its source (w3c/wai-wcag-em-report-tool, January 2026). "Open
 * Report" is in src/stores/evaluationStore.js, "Import data" in src/stores/earl/assertionStore/index.js. Covers only
 * the JSON-LD that its frames need for a file like ours. The file's context expands names to addresses, nodes with one
 * address are merged, and the tool's context compacts addresses to names.
 */

/** The names from the tool's context (src/data/jsonld/appContext.js) that both imports use. */
const prefixes = {
  "http://www.w3.org/TR/WCAG/#": "WCAG:",
  "http://www.w3.org/TR/WCAG20/#": "WCAG20:",
  "http://www.w3.org/TR/WCAG21/#": "WCAG21:",
  "http://www.w3.org/ns/earl#": "earl:",
};

const earl = "http://www.w3.org/ns/earl#";
const dcterms = "http://purl.org/dc/terms/";
const wcagEm = "http://www.w3.org/TR/WCAG-EM/#";

/** A graph node: its address, its types, and all values of each property by its address. */
interface Node {
  id: string;
  types: string[];
  properties: Map<string, Value[]>;
}

type Value = Node | string;

interface Json {
  [key: string]: Json | Json[] | string | string[];
}

export function graphOf(text: string): Map<string, Node> {
  const { "@context": context, "@graph": graph } = JSON.parse(text);
  const nodes = new Map<string, Node>();
  const iri = (name: string): string => {
    const term = context[name];
    if (term) return iri(typeof term === "string" ? term : term["@id"]);
    const [prefix = "", ...rest] = name.split(":");
    const known = context[prefix];
    return known && rest.length > 0 && !rest[0]?.startsWith("//") ? `${iri(known)}${rest.join(":")}` : name;
  };
  const read = (json: Json): Node => {
    const id = typeof json.id === "string" ? iri(json.id) : `_:unnamed-${nodes.size}`;
    const node: Node = nodes.get(id) ?? { id, types: [], properties: new Map() };
    nodes.set(id, node);
    for (const [key, value] of Object.entries(json)) {
      const values = [value].flat();
      if (key === "type") node.types.push(...values.map((type) => iri(String(type))));
      else if (key !== "id")
        node.properties.set(iri(key), [...(node.properties.get(iri(key)) ?? []), ...values.map(readValue)]);
      if (!key.startsWith("@") && key !== "id" && key !== "type" && !context[key])
        throw new Error(`“${key}” is no term`);
    }
    return node;
  };
  const readValue = (value: Json | string): Value => (typeof value === "string" ? value : read(value));
  for (const each of graph) read(each);
  return nodes;
}

export function nodesOf(graph: Map<string, Node>, type: string): Node[] {
  return [...graph.values()].filter(({ types }) => types.includes(type));
}

export function nodeAt(node: Node, property: string): Node | undefined {
  return node.properties.get(property)?.find((value): value is Node => typeof value !== "string");
}

/** Returns a text as the tool shows it, or undefined if there is none. Throws for several texts, or one with a language. */
export function textAt(node: Node, property: string): string | undefined {
  const values = node.properties.get(property) ?? [];
  if (values.length > 1 || typeof values[0] === "object") throw new Error(`${node.id}: ${property} is no single text`);
  return values[0];
}

function compact(address: string): string {
  const [known] = Object.entries(prefixes).filter(([start]) => address.startsWith(start));
  return known ? known[1] + address.slice(known[0].length) : address;
}

/**
 * Finds an address in a text as the tool does. Only a host with a top-level domain matches: 127.0.0.1 gives undefined.
 */
function addressIn(text: string): string | undefined {
  const match = /https?:\/\/[\da-z.-]+\.[a-z.]{2,6}[-\w:@%+.~#?,&/=]+/.exec(text);
  return match ? new URL(match[0]).href : undefined;
}

function criterionOf(id: string): string | undefined {
  return criterionNumbers.find((number) => slugOf(number) === id);
}

const outcomes = ["earl:passed", "earl:failed", "earl:cantTell", "earl:inapplicable", "earl:untested"];

export interface Taken {
  criterion: string;
  /** Page title in the sample, or `Entire sample` for the whole site. */
  subject: string;
  outcome: string;
  author: string;
  observation: string;
}

/**
 * Returns what "Open Report" reads: the evaluation, its scope, the page titles of its sample, and the assertions about
 * the site or those pages.
 */
export function opened(text: string) {
  const graph = graphOf(text);
  const [evaluation, ...others] = nodesOf(graph, `${wcagEm}procedure`);
  if (!evaluation || others.length > 0) throw new Error("the tool opens one evaluation");
  const scope = nodeAt(nodeAt(evaluation, `${wcagEm}step1`) ?? evaluation, `${wcagEm}step1a`);
  if (!scope) throw new Error("the tool stops where there is no scope");
  const step3 = nodeAt(evaluation, `${wcagEm}step3`);
  const sample = ["step3a", "step3b"].flatMap((part) => step3?.properties.get(wcagEm + part) ?? []);
  const titles = sample.map((page) => (typeof page === "string" ? "" : (textAt(page, `${dcterms}title`) ?? "")));
  const taken = nodesOf(graph, `${earl}Assertion`).flatMap((assertion) => {
    const subject = nodeAt(assertion, `${earl}subject`);
    const name = compact(nodeAt(assertion, `${earl}test`)?.id ?? "");
    const criterion = criterionOf(name.split(":").at(-1) ?? "");
    if (!criterion) throw new Error(`the tool stops at a criterion that it does not know: ${name}`);
    if (!subject || subject.types.length === 0) throw new Error("the tool stops at a subject without a type");
    const isSite = subject.types.includes(`${wcagEm}website`);
    // A page is found by title: the first in the sample wins.
    const title = isSite ? "Entire sample" : textAt(subject, `${dcterms}title`);
    return title !== undefined && (isSite || titles.includes(title)) ? [take(assertion, criterion, title)] : [];
  });
  return { evaluation, scope, titles, taken };
}

/** Returns the assertions that "Import data" adds to an evaluation whose sample has these addresses. */
export function imported(text: string, sample: string[]): Taken[] {
  const known = new Set(sample.map(addressIn));
  const assertions = nodesOf(graphOf(text), `${earl}Assertion`);
  if (assertions.length < 2) throw new Error("the tool finds no assertions in a file with fewer than two");
  return assertions.flatMap((assertion) => {
    const [test, subject] = [nodeAt(assertion, `${earl}test`), nodeAt(assertion, `${earl}subject`)];
    if (!test || !subject || !nodeAt(assertion, `${earl}result`)) return [];
    const [, id = ""] = compact((nodeAt(test, `${dcterms}isPartOf`) ?? test).id).split(":");
    const criterion = criterionOf(id);
    const address = addressIn(subject.id);
    if (!criterion || !address || !known.has(address)) return [];
    const found = take(assertion, criterion, address);
    return found.outcome === "earl:untested" ? [] : [found];
  });
}

function take(assertion: Node, criterion: string, subject: string): Taken {
  const result = nodeAt(assertion, `${earl}result`);
  const author = nodeAt(assertion, `${earl}assertedBy`);
  if (!result || !author) throw new Error("the tool reads result and author of every assertion");
  const outcome = compact(nodeAt(result, `${earl}outcome`)?.id ?? "");
  if (!outcomes.includes(outcome)) throw new Error(`the tool knows no outcome ${outcome}`);
  const observation = textAt(result, `${dcterms}description`) ?? "";
  return { criterion, subject, outcome, author: textAt(author, "http://schema.org/name") ?? author.id, observation };
}
