import type { AttachedEvidence } from '#web/features/records/post/gain/gain-card.tsx';
import { gainText } from '#web/features/records/post/gain/gain-text.ts';
import type { PostContext } from '#web/features/records/post/post-context.ts';
import { fill, listMark } from '#web/i18n/fill.ts';
import type { PreviewJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ArrowRight, Send } from '#web/ui/media/icons.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import styles from './confirm-dialog.module.css';

type Props = {
  context: PostContext;
  open: boolean;
  value: string;
  console: string | undefined;
  preview: PreviewJson | undefined;
  evidence: AttachedEvidence;
  onAnswer: (yes: boolean) => void;
};

/** Renders the sheet "May I send it?", which shows the record and its effect before it is sent. */
export function ConfirmDialog({ context, open, value, console, preview, evidence, onAnswer }: Props) {
  const { confirm, post, fields } = context.words;
  const shown = [evidence.picture && confirm.picture, evidence.video && confirm.video].filter(Boolean).join(listMark(context.locale));
  const rows: readonly (readonly [term: string, value: string])[] = [
    [confirm.stage, context.stage],
    ...(context.rule ? ([[confirm.rule, context.rule]] as const) : []),
    [context.board.metric === 'points' ? fields.score : confirm.value, value],
    ...(console ? ([[confirm.console, console]] as const) : []),
    [confirm.evidence, shown || confirm.noEvidence],
  ];
  return (
    <Sheet
      open={open}
      onClose={() => onAnswer(false)}
      label={confirm.title}
      closeLabel={post.close}
      foot={
        <>
          <Button variant="line" onClick={() => onAnswer(false)}>
            {confirm.back}
          </Button>
          <Button variant="primary" data-first onClick={() => onAnswer(true)}>
            <Send aria-hidden />
            {confirm.send}
          </Button>
        </>
      }
    >
      <Outcome context={context} preview={preview} />
      <dl className={styles.summary}>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.help}>{confirm.editable}</p>
    </Sheet>
  );
}

function Outcome({ context, preview }: Pick<Props, 'context' | 'preview'>) {
  const { words, names } = context;
  if (!preview || preview.rank.after === null)
    return (
      <p className={styles.outcome}>
        {words.confirm.outcome}: {words.confirm.unknown}
      </p>
    );
  const { place, points, passes, stays } = gainText(context, preview);
  const { before, after } = preview.rankClass;
  const badge = (value: number | null) => {
    const classKey = value === null ? undefined : CLASS_KEYS[value];
    return classKey && value !== null && <RankClassBadge classKey={classKey} label={names.classes[value] ?? ''} />;
  };
  return (
    <div className={styles.outcome}>
      <span className={styles.place}>{place}</span>
      <span className={styles.lines}>
        {points && <b>{points}</b>}
        <small>{stays ?? passes ?? fill(words.gain.of, { players: preview.players.after ?? 0 })}</small>
      </span>
      {after !== null && after !== before && (
        <span className={styles.classes}>
          {badge(before)}
          <ArrowRight data-icon="s" role="img" aria-label="→" />
          {badge(after)}
        </span>
      )}
    </div>
  );
}
