import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const HASH_DIGITS = 8;

let src: string | undefined;
let theme: string | undefined;

/**
 * Returns the address of the first script, with a hash of its content, so that browsers can cache it for ever. The file
 * is bundled by scripts/start-scripts.ts.
 */
export function startScriptSrc(): string {
  src ??= `/start.js?v=${createHash('sha256').update(readFileSync('public/start.js')).digest('hex').slice(0, HASH_DIGITS)}`;
  return src;
}

/** Returns the script that sets the theme. It is part of every page, because a request would delay the first paint. */
export function themeScript(): string {
  theme ??= readFileSync('public/theme.js', 'utf8').trim();
  return theme;
}
