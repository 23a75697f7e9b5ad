import { parseVideoUrl } from '#domain/records/video-url.ts';

export type VideoProvider = 'youtube' | 'niconico' | 'twitch' | 'twitch-clip' | 'x' | 'bilibili';

/** A video as what it is, whatever its address looked like: two links to one video are equal. */
export type Video = { readonly provider: VideoProvider; readonly id: string };

type Form = { readonly host: RegExp; readonly path: RegExp; readonly query?: { readonly key: string; readonly value: RegExp } };

const YOUTUBE = /(^|\.)youtube\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

// The first group of `path` is the id, or with `query` that key's value.
const FORMS: readonly (Form & { readonly provider: VideoProvider })[] = [
  { provider: 'youtube', host: YOUTUBE, path: /^\/watch$/, query: { key: 'v', value: YOUTUBE_ID } },
  { provider: 'youtube', host: YOUTUBE, path: /^\/(?:shorts|embed|live|v)\/([\w-]{11})\/?$/ },
  { provider: 'youtube', host: /(^|\.)youtu\.be$/, path: /^\/([\w-]{11})\/?$/ },
  { provider: 'niconico', host: /(^|\.)nicovideo\.jp$/, path: /^\/watch\/((?:sm|nm|so)?\d{1,12})\/?$/ },
  { provider: 'niconico', host: /(^|\.)nico\.ms$/, path: /^\/((?:sm|nm|so)?\d{1,12})\/?$/ },
  { provider: 'twitch-clip', host: /^clips\.twitch\.tv$/, path: /^\/([\w-]{1,100})\/?$/ },
  { provider: 'twitch-clip', host: /(^|\.)twitch\.tv$/, path: /^\/\w{1,25}\/clip\/([\w-]{1,100})\/?$/ },
  { provider: 'twitch', host: /(^|\.)twitch\.tv$/, path: /^\/videos\/(\d{1,12})\/?$/ },
  { provider: 'x', host: /(^|\.)(x|twitter)\.com$/, path: /^\/\w{1,15}\/status\/(\d{1,20})(?:\/(?:video|photo)\/\d)?\/?$/ },
  { provider: 'bilibili', host: /(^|\.)bilibili\.com$/, path: /^\/video\/(BV[0-9A-Za-z]{10}|av\d{1,15})\/?$/ },
];

const WATCH_ADDRESSES: Record<VideoProvider, (id: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  niconico: (id) => `https://www.nicovideo.jp/watch/${id}`,
  twitch: (id) => `https://www.twitch.tv/videos/${id}`,
  'twitch-clip': (id) => `https://clips.twitch.tv/${id}`,
  x: (id) => `https://x.com/i/status/${id}`,
  bilibili: (id) => `https://www.bilibili.com/video/${id}`,
};

/** Which video an address shows; undefined when it is no address of a single video that we know. */
export function videoOf(address: string): Video | undefined {
  const read = parseVideoUrl(address);
  if (!read.ok) return undefined;
  const url = new URL(read.value);
  for (const { provider, host, path, query } of FORMS) {
    const match = host.test(url.hostname) ? path.exec(url.pathname) : null;
    if (!match) continue;
    const id = query ? (url.searchParams.get(query.key) ?? '') : (match[1] ?? '');
    return !query || query.value.test(id) ? { provider, id } : undefined;
  }
  return undefined;
}

/** Where a video is watched: one address for each video. */
export const watchAddress = ({ provider, id }: Video): string => WATCH_ADDRESSES[provider](id);

/** The address for a frame in a page, of the hosts that promise one without cookies; the others are links only. */
export const embedAddress = ({ provider, id }: Video): string | undefined =>
  provider === 'youtube' ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;

/** From which second an address asks to be watched; 0 where it does not say. */
export function startSecond(address: string): number {
  const query = URL.canParse(address) ? new URL(address).searchParams : undefined;
  const typed = query?.get('t') ?? query?.get('start') ?? query?.get('from') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(typed) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
