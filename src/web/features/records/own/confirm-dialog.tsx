import { formatScore } from '#domain/shared/score.ts';
import type { AttachedEvidence } from '#web/features/records/post/gain-card.tsx';
import type { PostContext } from '#web/features/records/post/post-context.ts';
import { fill, listMark, placeText } from '#web/i18n/fill.ts';
import type { PreviewJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Send } from '#web/ui/media/icons.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './confirm-dialog.module.css';

type Props = {
  context: PostContext;
  open: boolean;
  value: string;
  preview: PreviewJson | undefined;
  evidence: AttachedEvidence;
  onAnswer: (yes: boolean) => void;
};

/** Renders the dialog "May I send it?", which shows the record and its effect before it is sent. */
export function ConfirmDialog({ context, open, value, preview, evidence, onAnswer }: Props) {
  const { confirm } = context.words;
  const shown = [evidence.picture && confirm.picture, evidence.video && confirm.video].filter(Boolean).join(listMark(context.locale));
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} label={confirm.title}>
      <h2>{confirm.title}</h2>
      <dl className={styles.summary}>
        <dt>{confirm.stage}</dt>
        <dd>
          {context.stage} · {context.rule}
        </dd>
        <dt>{confirm.value}</dt>
        <dd className={styles.value}>{value}</dd>
        <dt>{confirm.outcome}</dt>
        <dd>{outcome(context, preview)}</dd>
        <dt>{confirm.evidence}</dt>
        <dd>{shown || confirm.noEvidence}</dd>
      </dl>
      <DialogButtons>
        <Button variant="ghost" onClick={() => onAnswer(false)}>
          {confirm.back}
        </Button>
        <Button variant="primary" data-first onClick={() => onAnswer(true)}>
          <Send aria-hidden />
          {confirm.send}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function outcome({ words, locale }: PostContext, preview: PreviewJson | undefined): string {
  if (!preview || preview.rank.after === null) return words.confirm.unknown;
  if (!preview.improves) return words.gain.stays;
  const place = `${placeText(words.place, locale, preview.rank.after)} ${fill(words.gain.of, { players: preview.players.after ?? 0 })}`;
  return preview.points.after === null ? place : `${place} · ${words.gain.points} ${formatScore(preview.points.after)}`;
}
