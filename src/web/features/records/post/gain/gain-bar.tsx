import { useState } from 'react';
import type { PostContext } from '#web/features/records/post/post-context.ts';
import { fill } from '#web/i18n/fill.ts';
import type { PreviewJson } from '#web/server/answer/response-types.ts';
import { ArrowUp, ChevronUp, Info } from '#web/ui/media/icons.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import styles from './gain-bar.module.css';
import { type AttachedEvidence, GainDetails } from './gain-card.tsx';
import { gainText } from './gain-text.ts';
import type { PreviewState } from './use-preview.ts';

type Props = {
  context: PostContext;
  state: PreviewState;
  evidence: AttachedEvidence;
  /** True if a value was typed that is impossible or incomplete. */
  isInvalid: boolean;
};

/**
 * Shows the effect of a draft in one line above the keyboard, on phones only. Opens the details in a sheet. Shows nothing
 * before a value is typed.
 */
export function GainBar({ context, state: { preview, failed, asking }, evidence, isInvalid }: Props) {
  const { gain, post } = context.words;
  const [open, setOpen] = useState(false);
  if (open && !preview) setOpen(false); // Otherwise, the next preview would open the sheet while the player types.
  const text = preview && gainText(context, preview);
  const idle = failed ? gain.unavailable : isInvalid ? gain.invalid : undefined;
  const spoken = text ? [text.place, text.points, text.passes, text.stays].filter(Boolean).join(' · ') : idle;
  return (
    <div className={styles.bar} data-gain="preview" aria-busy={asking || undefined}>
      {/* A separate status, so that a settled value is announced once. */}
      <p className="sr" role="status">
        {spoken}
      </p>
      {preview && text ? (
        <button type="button" className={styles.gain} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <b className={styles.place} data-gain="place">
            {text.place}
          </b>
          <span className={styles.lines}>
            {text.points && <b>{text.points}</b>}
            <span>{text.stays ?? text.passes ?? fill(gain.of, { players: preview.players.after ?? 0 })}</span>
          </span>
          <NewClass context={context} preview={preview} />
          <ChevronUp data-icon="s" aria-hidden />
        </button>
      ) : (
        idle && (
          <p className={styles.idle} aria-hidden="true">
            <Info data-icon="s" aria-hidden />
            {idle}
          </p>
        )
      )}
      {preview && (
        <Sheet open={open} onClose={() => setOpen(false)} label={gain.title} closeLabel={post.close}>
          <div className={styles.details}>
            <GainDetails context={context} preview={preview} evidence={evidence} />
          </div>
        </Sheet>
      )}
    </div>
  );
}

function NewClass({ context: { words, names }, preview: { rankClass } }: { context: PostContext; preview: PreviewJson }) {
  const { before, after } = rankClass;
  const classKey = after === null ? undefined : CLASS_KEYS[after];
  if (after === null || classKey === undefined || after === before) return null;
  return (
    <span className={styles.class}>
      <ArrowUp data-icon="s" role="img" aria-label={words.gain.newClass} />
      <RankClassBadge classKey={classKey} label={names.classes[after] ?? ''} />
    </span>
  );
}
