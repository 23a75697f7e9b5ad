import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';

/** Says which ranks need a video or a picture. A video counts as a picture, too. */
export function needsText(locale: Language, needs: EvidenceNeeds | null | undefined): string {
  const t = translate(locale, 'keywords.rules.needs');
  const { video, image } = needs ?? { video: 0, image: 0 };
  if (video === 'every') return t('everyVideo');
  if (image === 'every') return video === 0 ? t('everyImage') : t('videoOrImage', { rank: video });
  if (image <= video) return video === 0 ? t('none') : t('video', { rank: video });
  return video === 0 ? t('image', { rank: image }) : t('videoAndImage', { video, image });
}
