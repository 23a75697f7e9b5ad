'use client'; // Client component: searches while the user types.
import { useId, useState } from 'react';
import { inLanguage } from '#domain/shared/language.ts';
import type { FormContext, KnownStage } from '#web/features/event-form/form-context.ts';
import { countText } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { controlProps, Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import { Dialog } from '#web/ui/page/dialog.tsx';
import { useLater } from '#web/ui/use-later.ts';
import type { Found } from './find-stages.ts';
import styles from './stage-picker.module.css';

type Props = {
  context: FormContext;
  kind: 'board' | 'base';
  open: boolean;
  onClose: () => void;
  onChoose: (found: Found | undefined) => void;
};

/** Renders a dialog to find a stage or a board by name, reading or number. */
export function StagePicker({ context, kind, open, onClose, onChoose }: Props) {
  const { pick } = context.words;
  return (
    <Dialog open={open} onClose={onClose} label={pick[kind]}>
      <div className={styles.head}>
        <h2>{pick[kind]}</h2>
        <IconButton aria-label={pick.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Finder {...{ context, kind, onChoose }} />
      {kind === 'base' && (
        <Button variant="line" onClick={() => onChoose(undefined)}>
          {pick.clear}
        </Button>
      )}
    </Dialog>
  );
}

function Finder({ context, kind, onChoose }: Pick<Props, 'context' | 'kind' | 'onChoose'>) {
  const { locale, words, ground } = context;
  const [asked, ask] = useState('');
  const finder = useLater(() => import('./find-stages.ts'));
  const id = useId();
  const { found, more } = finder?.findStages(ground, asked, kind === 'board') ?? { found: [], more: false };
  const note = !finder ? words.pick.loading : found.length === 0 ? words.pick.none : more ? words.pick.more : countText(words.pick.found, locale, found.length); // biome-ignore format: reads better on one line
  return (
    <>
      <Field id={id} label={words.pick.search} error={undefined}>
        <input
          {...controlProps(id, undefined, undefined)}
          type="search"
          data-first
          autoComplete="off"
          value={asked}
          onChange={({ target }) => ask(target.value)}
        />
      </Field>
      <p className={styles.note} role="status">
        {note}
      </p>
      <ul className={styles.found}>
        {found.map((each) => (
          <li key={`${each.stage.id}-${each.rule}`}>
            <button type="button" onClick={() => onChoose(each)}>
              <StageThumb stage={each.stage} />
              <span>
                <b>{inLanguage(each.stage.name, locale)}</b>
                <small className="num">
                  {each.stage.id} · {inLanguage(ground.rules[each.rule], locale)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders the thumbnail of a stage. Shows an empty sky without a stage and until the landscape code has loaded. */
export function StageThumb({ stage }: { stage: KnownStage | undefined }) {
  const scape = useLater(() => import('#web/features/event-form/plan/plan-scape.tsx'));
  return (
    <span className={styles.thumb} aria-hidden>
      {stage && scape && <scape.ThumbScape stage={stage} />}
    </span>
  );
}
