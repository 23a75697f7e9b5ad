import type { EditorWords } from '#web/features/keyword-editor/editor-context.ts';

/** Replaces the text between `from` and `to` with `insert`, then selects the range `select`. */
export type Replacement = {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [start: number, end: number];
};

type Selection = { readonly text: string; readonly start: number; readonly end: number };
type Samples = EditorWords['samples'];

export const TOOLS = ['heading', 'bold', 'italic', 'list', 'quote', 'table', 'keyword', 'link', 'video', 'ruby'] as const;
export type Tool = (typeof TOOLS)[number];

/**
 * Returns the replacement that a tool makes around or instead of the selection. Inserts and selects a sample text when
 * nothing is selected.
 */
export function applyTool(tool: Tool, selection: Selection, samples: Samples): Replacement {
  if (tool === 'bold') return wrap(selection, '**', '**', samples.bold);
  if (tool === 'italic') return wrap(selection, '*', '*', samples.italic);
  if (tool === 'keyword') return wrap(selection, '[[', ']]', '');
  if (tool === 'ruby') return wrap(selection, '{', `|${samples.rubyReading}}`, samples.ruby);
  if (tool === 'heading') return prefixLines(selection, '## ', samples.heading);
  if (tool === 'list') return prefixLines(selection, '- ', samples.list);
  if (tool === 'quote') return prefixLines(selection, '> ', samples.quote);
  if (tool === 'link') return link(selection, samples.link);
  if (tool === 'video') return block(selection, 'https://www.youtube.com/watch?v=', '');
  return block(
    selection,
    `| ${samples.column} | ${samples.column} |\n| --- | --- |\n| ${samples.cell} | ${samples.cell} |`,
    samples.column,
  );
}

/** Returns a replacement that inserts an uploaded picture on a separate line. */
export const pictureBlock = (selection: Selection, uploadId: string, alt: string): Replacement =>
  block(selection, `![${alt}](image:${uploadId})`, alt);

function wrap({ text, start, end }: Selection, before: string, after: string, sample: string): Replacement {
  const inner = text.slice(start, end) || sample;
  const from = start + before.length;
  return { from: start, to: end, insert: before + inner + after, select: [from, from + inner.length] };
}

function link({ text, start, end }: Selection, sample: string): Replacement {
  const label = text.slice(start, end) || sample;
  const address = start + label.length + 3;
  return { from: start, to: end, insert: `[${label}](https://)`, select: [address, address + 'https://'.length] };
}

// Adds a mark to each line, or removes the marks when every line already has one.
function prefixLines({ text, start, end }: Selection, mark: string, sample: string): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = (text.slice(from, to) || sample).split('\n');
  const marked = lines.every((line) => line.startsWith(mark));
  const insert = lines.map((line) => (marked ? line.slice(mark.length) : mark + line)).join('\n');
  return { from, to, insert, select: [marked ? from : from + mark.length, from + insert.length] };
}

// Inserts a block after the selection, separated from other text by empty lines.
function block({ text, end }: Selection, insert: string, selected: string): Replacement {
  const before = end === 0 || text.slice(0, end).endsWith('\n\n') ? '' : text[end - 1] === '\n' ? '\n' : '\n\n';
  const after = text.slice(end).startsWith('\n') || end === text.length ? '\n' : '\n\n';
  const at = end + before.length + (selected === '' ? insert.length : insert.indexOf(selected));
  return { from: end, to: end, insert: before + insert + after, select: [at, at + selected.length] };
}

/** Returns the text typed after `[[` at the caret and its start, or undefined when no link is open there. */
export function openLinkAt(text: string, caret: number): { readonly from: number; readonly query: string } | undefined {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const at = line.lastIndexOf('[[');
  const query = line.slice(at + 2);
  return at === -1 || /[\]|]/.test(query) || query.length > LONGEST_QUERY ? undefined : { from: caret - query.length, query };
}

const LONGEST_QUERY = 40; // Maximum length in code units. Names have at most 32 characters.

/** Completes an open link with a name and closes the link unless it is already closed. */
export function completeLink(text: string, { from, query }: { from: number; query: string }, name: string): Replacement {
  const to = from + query.length;
  const insert = text.startsWith(']]', to) ? name : `${name}]]`;
  const caret = from + name.length + 2;
  return { from, to, insert, select: [caret, caret] };
}
