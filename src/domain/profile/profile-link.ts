import { LINK_LENGTH } from './limits.ts';

/** Returns the normalised address of a profile link, or undefined unless it is a public https address without credentials. */
export function parseLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > LINK_LENGTH || /[\s\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, username, password, port, hostname, href } = new URL(text);
  const isPublic = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '' || !isPublic || href.length > LINK_LENGTH)
    return undefined;
  return href;
}

/** Returns the text of a profile link: the host, so that readers know where it leads. */
export const linkLabel = (href: string): string => new URL(href).hostname.replace(/^www\./, '');
