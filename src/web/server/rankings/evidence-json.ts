import 'server-only';
import { embedAddress, videoOf } from '#domain/evidence/video.ts';
import type { VideoProvider } from '#domain/evidence/video-forms.ts';
import type { RecordEvidence } from '#usecases/evidence/get-record-evidence.ts';

const HOSTS: Readonly<Record<VideoProvider, string>> = {
  youtube: 'YouTube',
  niconico: 'Niconico',
  twitch: 'Twitch',
  'twitch-clip': 'Twitch',
  x: 'X',
  bilibili: 'Bilibili',
};

export type EvidenceJson = ReturnType<typeof evidenceJson>;

/** Returns a record's evidence in the API format (docs/api.md). */
export function evidenceJson({ state, videoUrl, picture, ailing }: RecordEvidence) {
  const video = videoUrl === null ? undefined : videoOf(videoUrl);
  const webp = picture?.pictures.filter(({ format }) => format === 'webp') ?? [];
  const middle = webp.find(({ size }) => size === 'middle') ?? webp.at(-1); // Small pictures lack the larger sizes.
  return {
    state,
    video:
      videoUrl === null
        ? null
        : {
            address: videoUrl,
            host: video ? HOSTS[video.provider] : new URL(videoUrl).hostname,
            embed: (video && embedAddress(video)) ?? null,
            health: ailing.video ?? null,
          },
    picture:
      middle && picture?.refusal === null ? { src: `/api/pictures/${middle.key}`, width: middle.width, height: middle.height } : null,
  };
}
