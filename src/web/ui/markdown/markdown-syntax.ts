import type { CompileContext, Extension as Compiling } from 'mdast-util-from-markdown';
import type { Code, Extension as Reading, Token, TokenizeContext, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    keywordLink: 'keywordLink';
    ruby: 'ruby';
  }
}

const [BRACKET, CLOSING_BRACKET, BRACE, PIPE, CLOSING_BRACE] = [91, 93, 123, 124, 125];

// HTML is shown as text. So is syntax whose elements or URLs are not allowed: footnotes, task lists, e-mail links and
// `www.` links, which use http.
const LEFT_OUT = [
  ...['htmlFlow', 'htmlText', 'gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall', 'tasklistCheck'],
  ...['emailAutolink', 'wwwAutolink'],
];

const isEndOfLine = (code: Code) => code === null || code < -2;

// Returns whether the character is hiragana, katakana (including the long vowel mark and the middle dot) or a space.
const isKana = (code: Code) =>
  code !== null && ((code >= 0x3041 && code <= 0x3096) || (code >= 0x309d && code <= 0x30fe) || code === 0x20 || code === 0x3000);

// Stops at the next opening bracket so that each character is visited at most twice.
const keywordLink: Tokenizer = function (this: TokenizeContext, effects, ok, nok) {
  let characters = 0;
  return (code) => {
    effects.enter('keywordLink');
    effects.consume(code);
    return second;
  };
  function second(code: Code) {
    if (code !== BRACKET) return nok(code);
    effects.consume(code);
    return inside;
  }
  function inside(code: Code) {
    if (isEndOfLine(code) || code === BRACKET) return nok(code);
    effects.consume(code);
    if (code === CLOSING_BRACKET) return characters > 0 ? last : nok;
    characters += 1;
    return inside;
  }
  function last(code: Code) {
    if (code !== CLOSING_BRACKET) return nok(code);
    effects.consume(code);
    effects.exit('keywordLink');
    return ok;
  }
};

const ruby: Tokenizer = function (this: TokenizeContext, effects, ok, nok) {
  let characters = 0;
  return (code) => {
    effects.enter('ruby');
    effects.consume(code);
    return base;
  };
  function base(code: Code) {
    if (isEndOfLine(code) || code === BRACE || code === CLOSING_BRACE) return nok(code);
    effects.consume(code);
    if (code === PIPE) return characters > 0 ? firstKana : nok;
    characters += 1;
    return base;
  }
  function firstKana(code: Code) {
    return isKana(code) ? reading(code) : nok(code);
  }
  function reading(code: Code) {
    if (!isKana(code) && code !== CLOSING_BRACE) return nok(code);
    effects.consume(code);
    if (code !== CLOSING_BRACE) return reading;
    effects.exit('ruby');
    return ok;
  }
};

const reading: Reading = {
  text: { [BRACKET]: { name: 'keywordLink', tokenize: keywordLink }, [BRACE]: { name: 'ruby', tokenize: ruby } },
  disable: { null: LEFT_OUT },
};

type Leaf = { readonly tagName: string; readonly properties?: Record<string, string>; readonly parts: readonly (string | Leaf)[] };

const partsOf = (written: string): [string, string | undefined] => {
  const [first = '', ...rest] = written.split('|');
  // In a table, the pipe is escaped with a backslash because it would otherwise end the cell.
  return [first.replace(/\\$/, '').trim(), rest.length === 0 ? undefined : rest.join('|').trim()];
};

const compiling: Compiling = {
  enter: { keywordLink: nothing, ruby: nothing },
  exit: {
    keywordLink(token) {
      const [name, label] = partsOf(this.sliceSerialize(token).slice(2, -2));
      add(this, token, { tagName: 'a', properties: { dataKeyword: name }, parts: [label || name] });
    },
    ruby(token) {
      const [base, kana = ''] = partsOf(this.sliceSerialize(token).slice(1, -1));
      const sign = (text: string) => ({ tagName: 'rp', parts: [text] });
      add(this, token, { tagName: 'ruby', parts: [base, sign('（'), { tagName: 'rt', parts: [kana] }, sign('）')] });
    },
  },
};

function nothing(): void {}

// Nodes that remark does not know specify the element that they become.
const nodeOf = (leaf: string | Leaf): object =>
  typeof leaf === 'string'
    ? { type: 'text', value: leaf }
    : { type: leaf.tagName, data: { hName: leaf.tagName, hProperties: leaf.properties ?? {} }, children: leaf.parts.map(nodeOf) };

function add(context: CompileContext, token: Token, leaf: Leaf): void {
  context.enter(nodeOf(leaf) as Parameters<CompileContext['enter']>[0], token);
  context.exit(token);
}

// Removes the second autolink pass of GFM over the result. Its regular expressions took 37 s for 46,000 characters
// containing `www._`.
const withoutTransforms = (extensions: readonly (Compiling | Compiling[])[]): Compiling[] =>
  extensions.flat().map(({ transforms: _, ...rest }) => rest);

/** Adds `[[Name]]`, `[[Name|label]]` and `{漢字|かんじ}` to the parser and disables HTML. Must be used after GFM. */
export function markdownSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), reading];
  data.fromMarkdownExtensions = [...withoutTransforms(data.fromMarkdownExtensions ?? []), compiling];
}
