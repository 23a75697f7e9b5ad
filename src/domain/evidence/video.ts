import { parseVideoUrl } from '#domain/records/evidence/video-url.ts';
import { findVideo, type Video, type VideoProvider } from './video-forms.ts';

const WATCH_ADDRESSES: Record<VideoProvider, (id: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  niconico: (id) => `https://www.nicovideo.jp/watch/${id}`,
  twitch: (id) => `https://www.twitch.tv/videos/${id}`,
  'twitch-clip': (id) => `https://clips.twitch.tv/${id}`,
  x: (id) => `https://x.com/i/status/${id}`,
  bilibili: (id) => `https://www.bilibili.com/video/${id}`,
};

/** Returns the video at a URL. Returns undefined when the URL is not a single video from a known provider. */
export function videoOf(address: string): Video | undefined {
  const read = parseVideoUrl(address);
  return read.ok ? findVideo(new URL(read.value)) : undefined;
}

/** Returns the canonical watch URL of a video. */
export const watchAddress = ({ provider, id }: Video): string => WATCH_ADDRESSES[provider](id);

/** Returns the embed URL of a video if its provider has a cookie-free player. All other videos are only linked. */
export const embedAddress = ({ provider, id }: Video): string | undefined =>
  provider === 'youtube' ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;

/** Returns the start time in a URL in seconds. Returns 0 when the URL has none. */
export function startSecond(address: string): number {
  const query = URL.canParse(address) ? new URL(address).searchParams : undefined;
  const typed = query?.get('t') ?? query?.get('start') ?? query?.get('from') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(typed) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
