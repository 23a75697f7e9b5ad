import { findVideo } from '#domain/evidence/video-forms.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

export const VIDEO_URL_LIMIT = 512;

/** The accepted video hosts. Their subdomains, such as www and m, are accepted too. */
export const VIDEO_HOSTS = [
  'youtube.com',
  'youtu.be',
  'nicovideo.jp',
  'nico.ms',
  'twitch.tv',
  'x.com',
  'twitter.com',
  'bilibili.com',
] as const;

export type VideoUrlError = 'too-long' | 'not-a-url' | 'not-https' | 'host-not-allowed' | 'not-a-video';

/**
 * Parses a video URL and returns its normalised form. Accepts only https URLs of single videos on known hosts, without
 * a port or credentials.
 */
export function parseVideoUrl(typed: string): Result<string, VideoUrlError> {
  const text = typed.trim();
  if (text.length > VIDEO_URL_LIMIT) return err('too-long');
  const url = URL.parse(text);
  if (!url) return err('not-a-url');
  if (url.protocol !== 'https:') return err('not-https');
  if (url.username !== '' || url.password !== '') return err('not-a-url');
  if (url.port !== '' || !isVideoHost(url.hostname)) return err('host-not-allowed');
  if (!findVideo(url)) return err('not-a-video');
  return url.href.length > VIDEO_URL_LIMIT ? err('too-long') : ok(url.href); // escaping may have made the URL longer
}

const isVideoHost = (hostname: string) => VIDEO_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
