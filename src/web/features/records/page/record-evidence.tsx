import type { ReactNode } from 'react';
import { embedAddress, videoOf } from '#domain/evidence/video.ts';
import type { Language } from '#domain/shared/language.ts';
import type { RecordNames } from '#web/features/records/head/record-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { readTerms } from '#web/server/texts/read-terms.ts';
import { VideoPlayer } from '#web/ui/media/video-player.tsx';
import standIn from '#web/ui/page/stand-in.module.css';
import { TermText } from '#web/ui/page/term.tsx';
import styles from './evidence.module.css';
import { HealthNote } from './health-note.tsx';
import { PictureEvidence, type ShownPicture } from './picture-evidence.tsx';
import { StateBadge } from './state-badge.tsx';

type Props = { shown: ShownRecord; names: RecordNames; locale: Language; children: ReactNode };

/** Shows a record's evidence, the author's comment and the facts about the record. */
export async function RecordEvidence({ shown: { record, log, picture, evidenceMissing, ailing }, names, locale, children }: Props) {
  const { recordId, videoUrl, comment } = record;
  const revisionId = log.at(-1)?.revisionId ?? null;
  const t = translate(locale, 'records.page');
  const terms = comment ? await readTerms({ source: 'record', sourceId: recordId, revisionId, text: comment }, locale) : undefined;
  const video = videoUrl === null ? undefined : videoOf(videoUrl);
  const host = videoUrl === null ? '' : new URL(videoUrl).hostname.replace(/^www\./, '');
  const hasPicture = picture !== undefined && picture.refusal === null;
  const [small, large] = [shownPicture(picture, 'middle'), shownPicture(picture, 'large')];
  return (
    <section className={`card ${styles.evidence}`} aria-labelledby="evidence">
      <div className={styles.head}>
        <h2 id="evidence">{t('evidence')}</h2>
        {evidenceMissing && <StateBadge kind="missing" label={t('evidenceMissing')} />}
      </div>
      {videoUrl === null && !hasPicture && <p className={styles.none}>{t('noEvidence')}</p>}
      <div className={styles.proofs}>
        {small && large && (
          <PictureEvidence
            small={small}
            large={large}
            labels={{ text: t('pictureOf', { value: names.value, name: names.player }), enlarge: t('enlarge'), close: t('close') }}
          />
        )}
        {hasPicture && !small && <p className={`${styles.proof} ${standIn.box}`}>{t('pictureWaiting')}</p>}
        {videoUrl !== null && (
          <VideoPlayer
            address={videoUrl}
            host={host}
            embed={video && embedAddress(video)}
            words={{ load: t('loadVideo'), privacy: t('videoPrivacy'), watch: t('watch', { host }), iframeTitle: t('videoFrame') }}
          />
        )}
      </div>
      <HealthNote ailing={ailing} words={messagesOf(locale).records.health} />
      {comment && (
        <p className={styles.comment}>
          <TermText text={comment} terms={terms} />
        </p>
      )}
      <div className={styles.facts}>{children}</div>
    </section>
  );
}

// Uses only WebP, which all supported browsers can show.
function shownPicture(picture: ShownRecord['picture'], size: 'middle' | 'large'): ShownPicture | undefined {
  const webp = picture?.pictures.filter(({ format }) => format === 'webp') ?? [];
  const found = webp.find((each) => each.size === size) ?? webp.at(-1); // Small pictures lack the larger sizes.
  return found && { src: `/api/pictures/${found.key}`, width: found.width, height: found.height };
}
