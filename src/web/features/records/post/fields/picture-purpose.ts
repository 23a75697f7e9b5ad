import { satisfiesDuty } from '#domain/records/evidence/evidence-duty.ts';
import type { AttachedEvidence } from '#web/features/records/post/gain/gain-card.tsx';
import type { PostContext } from '#web/features/records/post/post-context.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import type { PreviewJson } from '#web/server/answer/response-types.ts';
import type { ImagePurpose } from '#web/ui/media/image-drop.tsx';

type Context = { readonly words: Pick<PostContext['words'], 'post' | 'place'>; readonly locale: PostContext['locale'] };

/** Returns what the picture is for at the previewed rank. It asks only for evidence that the rank needs and still lacks. */
export function picturePurpose(
  { words, locale }: Context,
  preview: PreviewJson | undefined,
  attached: AttachedEvidence,
): ImagePurpose | undefined {
  const duty = preview?.evidence.duty ?? 'none';
  const rank = preview?.rank.after ?? null;
  if (duty === 'none' || rank === null) return undefined;
  const { evidence } = words.post;
  const place = placeText(words.place, locale, rank);
  const isMet = satisfiesDuty(duty, { video: attached.video, image: attached.picture });
  if (attached.picture) return { detail: fill(isMet ? evidence.counts : evidence.alsoVideo, { place }) };
  if (isMet) return undefined;
  return duty === 'video'
    ? { title: fill(evidence.videoNeeded, { place }), detail: evidence.videoBelow }
    : { title: fill(evidence.pictureNeeded, { place }), detail: evidence.orVideo, isNeeded: true };
}
