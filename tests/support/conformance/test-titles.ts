import { parseSync } from 'oxc-parser';

/** A test in a source file. */
export type TestTitle = {
  readonly title: string; // as written, with `%s`, `$name` and `${…}`
  readonly line: number; // line of the title, from 1
  readonly isConditional: boolean; // whether a skip, a condition or FULL=1 decides if it runs
};

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const TEST_NAMES = new Set(['test', 'it']);
const CONDITIONS = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** Returns the tests that a source file defines, without groups (`describe`). */
export function testTitles(source: string, path = 'x.tsx'): TestTitle[] {
  const found: TestTitle[] = [];
  const visit = (node: Node, isConditional: boolean): void => {
    const call = node.type === 'CallExpression' ? readCall(node) : undefined;
    const title = call && titleOf(source, call.arguments[0]);
    const hasBody = call?.arguments.some(({ type }) => FUNCTIONS.has(type)) === true;
    const isOff =
      isConditional ||
      node.type === 'IfStatement' ||
      (hasBody && call?.words.some((word) => CONDITIONS.has(word)) === true) ||
      hasSkip(node);
    if (call && title !== undefined && hasBody && TEST_NAMES.has(call.words[0] ?? '') && !call.words.includes('describe')) {
      const start = call.arguments[0]?.start ?? 0;
      const isSkippedInside = call.arguments.some((argument) => isNode(argument.body) && hasSkip(argument.body));
      found.push({ title, line: source.slice(0, start).split('\n').length, isConditional: isOff || isSkippedInside });
    }
    for (const child of Object.values(node).flatMap(nodesIn)) visit(child, isOff);
  };
  for (const node of nodesIn(parseSync(path, source).program)) visit(node, false);
  return found.toSorted((a, b) => a.line - b.line);
}

/** Returns a pattern for the names under which the tests with this title run. */
export const titlePattern = (title: string): RegExp =>
  new RegExp(
    `${title
      .split(/%[a-z%]|\$\{(?:[^{}]|\{[^}]*\})*\}|\$[a-zA-Z]\w*/)
      .map(RegExp.escape)
      .join('.*')}$`,
    's',
  );

/** Reads `test.describe.skip(…)` and `test.each(…)(…)` as words and arguments. */
function readCall(node: Node): { readonly words: readonly string[]; readonly arguments: readonly Node[] } {
  return { words: wordsOf(node.callee), arguments: nodesIn(node.arguments) };
}

function wordsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'MemberExpression') return [...wordsOf(node.object), ...wordsOf(node.property)];
  if (node.type === 'CallExpression') return wordsOf(node.callee);
  return node.type === 'TaggedTemplateExpression' ? wordsOf(node.tag) : [];
}

function titleOf(source: string, node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return;
  return source.slice(node.start + 1, Number(node.end) - 1).replaceAll(/\\(['"`])/g, '$1');
}

/** Returns whether a block skips its tests: `test.skip(condition, …)` of Playwright. */
const hasSkip = ({ type, body }: Node): boolean =>
  (type === 'Program' || type === 'BlockStatement') &&
  nodesIn(body).some(({ expression }) => {
    if (!isNode(expression) || expression.type !== 'CallExpression') return false;
    const { words, arguments: given } = readCall(expression);
    return TEST_NAMES.has(words[0] ?? '') && CONDITIONS.has(words[1] ?? '') && !given.some(({ type: kind }) => FUNCTIONS.has(kind));
  });
