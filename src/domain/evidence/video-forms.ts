export type VideoProvider = 'youtube' | 'niconico' | 'twitch' | 'twitch-clip' | 'x' | 'bilibili';

/** A video, independent of its URL. Two links to the same video are equal. */
export type Video = { readonly provider: VideoProvider; readonly id: string };

type Form = { readonly host: RegExp; readonly path: RegExp; readonly query?: { readonly key: string; readonly value: RegExp } };

const YOUTUBE = /(^|\.)youtube\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const TWITCH = /(^|\.)twitch\.tv$/;

// URL patterns by provider. The video id is the first group of `path` or, with `query`, the value of that query key.
const FORMS: readonly (Form & { readonly provider: VideoProvider })[] = [
  { provider: 'youtube', host: YOUTUBE, path: /^\/watch\/?$/, query: { key: 'v', value: YOUTUBE_ID } },
  { provider: 'youtube', host: YOUTUBE, path: /^\/(?:shorts|embed|live|v)\/([\w-]{11})\/?$/ },
  { provider: 'youtube', host: /(^|\.)youtu\.be$/, path: /^\/([\w-]{11})\/?$/ },
  { provider: 'niconico', host: /(^|\.)nicovideo\.jp$/, path: /^\/watch\/((?:sm|nm|so)?\d{1,12})\/?$/ },
  { provider: 'niconico', host: /(^|\.)nico\.ms$/, path: /^\/((?:sm|nm|so)?\d{1,12})\/?$/ },
  { provider: 'twitch-clip', host: /^clips\.twitch\.tv$/, path: /^\/([\w-]{1,100})\/?$/ },
  { provider: 'twitch-clip', host: TWITCH, path: /^\/\w{1,25}\/clip\/([\w-]{1,100})\/?$/ },
  { provider: 'twitch', host: TWITCH, path: /^\/(?:videos|\w{1,25}\/(?:v|video))\/(\d{1,12})\/?$/ },
  { provider: 'x', host: /(^|\.)(x|twitter)\.com$/, path: /^\/(?:\w{1,15}|i\/web)\/status\/(\d{1,20})(?:\/(?:video|photo)\/\d)?\/?$/ },
  { provider: 'bilibili', host: /(^|\.)bilibili\.com$/, path: /^\/video\/(BV[0-9A-Za-z]{10}|av\d{1,15})\/?$/ },
];

/** Returns the video at a URL. Returns undefined for front pages, channels, searches and other pages on these hosts. */
export function findVideo(url: URL): Video | undefined {
  for (const { provider, host, path, query } of FORMS) {
    const match = host.test(url.hostname) ? path.exec(url.pathname) : null;
    if (!match) continue;
    const id = query ? (url.searchParams.get(query.key) ?? '') : (match[1] ?? '');
    return !query || query.value.test(id) ? { provider, id } : undefined;
  }
  return undefined;
}
