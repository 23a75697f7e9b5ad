import type { WebhookKind } from './webhook.ts';

// Discord's own hosts. They understand no other message than Discord's, and their addresses are secrets.
const DISCORD_HOSTS = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'];
const DISCORD_PATH = /^\/api(\/v\d{1,2})?\/webhooks\/\d{1,20}\/[\w-]{20,100}$/;

/** The length that the database can store. Characters outside ASCII are longer in the stored form than as typed. */
export const LONGEST_URL = 512;

/** Returns the host with its port, as WEBHOOK_ALLOWED_HOSTS names it. */
export const hostOf = (url: URL): string => `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/**
 * Returns why an address cannot be used, or undefined. Addresses need https and its usual port, unless their host is
 * allowed by setting. The address that the name resolves to is checked when a delivery is sent.
 */
export function checkWebhookUrl(
  kind: WebhookKind,
  text: string,
  { allowedHosts, isPrivate }: { readonly allowedHosts: readonly string[]; readonly isPrivate: (host: string) => boolean },
): 'url-invalid' | 'url-not-allowed' | undefined {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '' || url.hash !== '')
    return 'url-invalid';
  if (url.href.length > LONGEST_URL) return 'url-invalid';
  const isAllowed = allowedHosts.includes(hostOf(url));
  const isDiscord = DISCORD_HOSTS.includes(url.hostname.replace(/\.$/, ''));
  if (kind === 'discord' ? !DISCORD_PATH.test(url.pathname) || !(isAllowed || isDiscord) : isDiscord) return 'url-invalid';
  if (isAllowed) return undefined;
  return url.protocol !== 'https:' || url.port !== '' || isPrivate(url.hostname) ? 'url-not-allowed' : undefined;
}

/** Returns what the owner sees of an address: all of it, or only the host and the last characters of Discord's secret. */
export function shownUrl(kind: WebhookKind, text: string): string {
  const url = new URL(text);
  return kind === 'standard' ? url.href : `${url.protocol}//${url.host}/…${url.pathname.slice(-4)}`;
}

/** Returns the address that posts to a Discord channel and answers with the message. */
export function discordPostUrl(text: string): string {
  const url = new URL(text);
  url.searchParams.set('wait', 'true');
  return url.href;
}

/** Returns the address of a message that was posted through a Discord webhook. */
export function discordMessageUrl(text: string, messageId: string): string {
  const url = new URL(text);
  url.pathname = `${url.pathname}/messages/${encodeURIComponent(messageId)}`;
  return url.href;
}
