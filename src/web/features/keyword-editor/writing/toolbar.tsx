'use client'; // Client component: buttons insert text into the text area.
import { type KeyboardEvent, useRef, useState } from 'react';
import type { EditorWords } from '#web/features/keyword-editor/editor-context.ts';
import {
  Bold,
  Brackets,
  CaseSensitive,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  Table,
  TextQuote,
  Undo2,
  Video,
} from '#web/ui/media/icons.tsx';
import styles from './article-area.module.css';
import type { Tool } from './text-tools.ts';

export type ToolName = Tool | 'picture' | 'undo';

const ICONS = {
  heading: Heading2,
  bold: Bold,
  italic: Italic,
  list: List,
  quote: TextQuote,
  table: Table,
  keyword: Brackets,
  link: Link2,
  picture: ImagePlus,
  video: Video,
  ruby: CaseSensitive,
  undo: Undo2,
} as const satisfies Record<ToolName, unknown>;
const NAMES = Object.keys(ICONS) as readonly ToolName[];
const GROUP_ENDS: readonly ToolName[] = ['table', 'ruby'];

// Keys to press together with Ctrl or Cmd. The link tool does not use K, because Ctrl+K opens the site search.
const SHORTCUTS: Readonly<Record<string, ToolName>> = {
  b: 'bold',
  i: 'italic',
  'shift+l': 'link',
  'shift+2': 'heading',
  'shift+8': 'list',
  'shift+9': 'quote',
};
const shortcutOf = (tool: ToolName) => Object.keys(SHORTCUTS).find((keys) => SHORTCUTS[keys] === tool);

/** Returns the tool for a keyboard shortcut, or undefined for any other key. */
export function toolOfKey({ ctrlKey, metaKey, altKey, shiftKey, code, key }: KeyboardEvent): ToolName | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  // With Shift, `key` is not the digit itself, so digits are read from `code`.
  const plain = code.startsWith('Digit') ? code.slice('Digit'.length) : key.toLowerCase();
  return SHORTCUTS[shiftKey ? `shift+${plain}` : plain];
}

type Props = { words: EditorWords['tools']; onUse: (tool: ToolName) => void };

/** Renders the toolbar above the text. It is a single tab stop, in which the arrow keys move between tools. */
export function Toolbar({ words, onUse }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: NAMES.length - 1 - at }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + NAMES.length) % NAMES.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={bar} className={styles.toolbar} role="toolbar" aria-label={words.label} onKeyDown={move}>
      {NAMES.map((name, index) => {
        const Icon = ICONS[name];
        const keys = shortcutOf(name);
        return (
          <button
            key={name}
            type="button"
            aria-label={words[name]}
            aria-keyshortcuts={keys && `Control+${keys.replace('shift', 'Shift')} Meta+${keys.replace('shift', 'Shift')}`}
            title={keys ? `${words[name]} (Ctrl+${keys.replace('shift', 'Shift').toUpperCase()})` : words[name]}
            tabIndex={index === at ? 0 : -1}
            data-group-end={GROUP_ENDS.includes(name) || undefined}
            onFocus={() => setAt(index)}
            onClick={() => onUse(name)}
          >
            <Icon aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
