import remarkParse from "remark-parse";
import retextEnglish from "retext-english";
import ts from "typescript";
import { unified } from "unified";

/** Maximum length of a sentence, in words. */
const maxWords = 25;

type PlainTerm = readonly [RegExp, string];

/** Words and phrases to avoid everywhere, each with its plain term. Case doesn't matter. */
const stiffTerms: readonly PlainTerm[] = [
  [/\bmend(s|ed|ing)?\b/i, "fix"],
  [/\banew\b/i, "again"],
  [/\bwhoever\b/i, "people who, or anyone who"],
  [/\bnobody\b/i, "no one, or name the actor"],
  [/\bso many\b/i, "the number"],
  [/\ball the same\b/i, "anyway"],
  [/\bby itself\b/i, "alone, or automatically"],
  [/\b(goes|going|went) on\b/i, "continue"],
];

/** Terms to avoid in the site's copy. Its stories may use some words in other senses, so the list is shorter. */
const copyTerms: readonly PlainTerm[] = [
  ...stiffTerms,
  [/\bstands? (as|at|behind|beside|elsewhere|for|here|in|on|there)\b/i, "is, or fund"],
  [/\blies (in|on|at|ahead|behind|below|above|between|beyond|near)\b/i, "is"],
];

const plainTerms: readonly PlainTerm[] = [
  ...stiffTerms,
  [/\btold\b/i, "report, or name the actor"],
  [/\bof its own\b/i, "own, or separate"],
  [/\b(stands|stood)\b/i, "is"],
  [/\b(lies|lay) (in|on|at|ahead|behind|below|above|between|beyond|near)\b/i, "is"],
  [/\bin vain\b/i, "without success"],
  [/\breckon(s|ed|ing)?\b/i, "compute"],
  [/\blook(s|ed|ing)? (at to|with)\b/i, "check"],
];

/** Clauses to replace with a noun. A question may have one. */
const nounClause = /\bwhat (has|is|was|does|comes|came|stands|several|many)\b/i;

/** Words that must not begin a comment. */
const weakStart = /^(What|Where|How|Whether|Of|As|In|Who)\b/;

export interface Passage {
  /** `copy` is a message in `data/`. */
  kind: "comment" | "message" | "title" | "document" | "copy";
  text: string;
  /** Line in the file, from 1. */
  line: number;
}

/** Returns the problems of one passage, one line per problem. */
export function problemsIn({ kind, text }: Omit<Passage, "line">): string[] {
  const problems = (kind === "copy" ? copyTerms : plainTerms).flatMap(([pattern, term]) => {
    const [match] = pattern.exec(text) ?? [];
    return match ? [`"${match}": write ${term}`] : [];
  });
  const [clause] = (kind !== "copy" && !text.includes("?") && nounClause.exec(text)) || [];
  if (clause) problems.push(`"${clause}": write a noun`);
  if (kind === "comment" && weakStart.test(text)) problems.push("begins with a question word or preposition");
  if (kind === "comment" || kind === "document")
    for (const length of sentenceLengths(text))
      if (length > maxWords) problems.push(`a sentence of ${length} words: write at most ${maxWords}`);
  return problems;
}

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  position?: { start: { line: number } };
}

const english = unified().use(retextEnglish);

function sentenceLengths(text: string): number[] {
  return nodesOf("SentenceNode", english.parse(text) as Node).map((one) => nodesOf("WordNode", one).length);
}

function nodesOf(type: string, node: Node): Node[] {
  if (node.type === type) return [node];
  return (node.children ?? []).flatMap((child) => nodesOf(type, child));
}

/** Returns the prose of a Markdown document: a passage for each paragraph and table cell, without code. */
export function passagesOfMarkdown(source: string): Passage[] {
  const tree = unified().use(remarkParse).parse(source) as Node;
  return nodesOf("paragraph", tree).flatMap((paragraph) => {
    const text = wordsOf(paragraph);
    const line = paragraph.position?.start.line ?? 1;
    if (!text.startsWith("|")) return [{ kind: "document", text, line } as const];
    return text
      .split("\n")
      .flatMap((row, index) =>
        row.split("|").map((cell) => ({ kind: "document", text: cell, line: line + index }) as const),
      );
  });
}

function wordsOf({ type, value, children }: Node): string {
  if (type === "inlineCode") return "Code";
  return value ?? (children ?? []).map(wordsOf).join("");
}

/** SQL statements, which may name columns with any word. */
const statement = /^\s*(SELECT|INSERT|UPDATE|DELETE)\b/;

/**
 * Returns the comments of a TypeScript file, and its messages and test titles: strings of at least three words, except
 * SQL.
 */
export function passagesOfCode(path: string, source: string): Passage[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const comments = new Map<string, Passage>();
  const messages: Passage[] = [];
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ];
    if (!ts.isJsxText(node))
      for (const { pos, end } of ranges)
        for (const [index, text] of paragraphsOf(source.slice(pos, end)).entries())
          comments.set(`${pos} ${index}`, { kind: index === 0 ? "comment" : "document", text, line: lineAt(pos) });
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      if (!statement.test(node.text) && node.text.split(" ").filter((word) => /^[a-z]+$/i.test(word)).length >= 3)
        messages.push({ kind: isTitle(node) ? "title" : "message", text: node.text, line: lineAt(node.getStart()) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...comments.values(), ...messages];
}

/** Returns true for the title of a test: `test("…")`, `test.each(rows)("…")`. */
function isTitle({ parent, pos }: ts.Node): boolean {
  if (!ts.isCallExpression(parent) || parent.arguments[0]?.pos !== pos) return false;
  return /^(test|it|describe)\b/.test(parent.expression.getText());
}

/** Returns a comment's paragraphs and list items, without its marks. Each tag of a docstring begins a paragraph. */
function paragraphsOf(comment: string): string[] {
  return comment
    .split("\n")
    .map((line) =>
      line
        .trim()
        .replace(/^(\/\*\*|\/\*|\*\/|\*|\/\/) ?/, "")
        .replace(/\*\/$/, ""),
    )
    .map((line) => (line === "" || /^([-*] |@\w)/.test(line) ? `\n${line.replace(/^[-*] /, "")}` : line))
    .join(" ")
    .replace(/`[^`]*`/g, "Code")
    .split("\n")
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
