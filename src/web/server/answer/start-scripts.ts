import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const HASH_DIGITS = 8;

const addresses = new Map<string, string>();
let theme: string | undefined;

/**
 * Returns the address of a file that scripts/generate/start-scripts.ts has bundled, with a hash of its content, so that browsers
 * can cache it for ever.
 */
export function bundledSrc(file: 'start.js' | 'overlay.js' | 'overlay.css' | 'embed.css'): string {
  const known = addresses.get(file) ?? `/${file}?v=${hashOf(readFileSync(`public/${file}`))}`;
  addresses.set(file, known);
  return known;
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);

/** Returns the script that sets the theme. It is part of every page, because a request would delay the first paint. */
export function themeScript(): string {
  theme ??= readFileSync('public/theme.js', 'utf8').trim();
  return theme;
}
