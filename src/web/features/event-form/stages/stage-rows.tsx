'use client'; // Client component: opens the picker for the base stage.
import { type ComponentProps, useState } from 'react';
import type { MetricName } from '#domain/catalogue/rows.ts';
import { inLanguage } from '#domain/shared/language.ts';
import formStyles from '#web/features/event-form/event-form.module.css';
import type { FormContext, FormWords } from '#web/features/event-form/form-context.ts';
import type { TypedBoard, TypedStage } from '#web/features/event-form/plan/typed-plan.ts';
import { ChoiceField, NameLines } from '#web/features/event-form/sections/plan-fields.tsx';
import type { SectionProps } from '#web/features/event-form/sections/section.ts';
import { fill } from '#web/i18n/fill.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { GripVertical, X } from '#web/ui/media/icons.tsx';
import { stageName } from './stage-name.ts';
import { StagePicker, StageThumb } from './stage-picker.tsx';
import styles from './stage-rows.module.css';

type OwnStageProps = Pick<SectionProps, 'textOf'> & {
  context: FormContext;
  stage: TypedStage;
  place: number;
  handle: HandleProps;
  onChange: (part: Partial<TypedStage>) => void;
  onRemove: () => void;
};

/** Edits a stage that exists only in the event: its names, base stage and metric. */
export function OwnStageRow({ context, stage, place, handle, textOf, onChange, onRemove }: OwnStageProps) {
  const { words, metrics } = context;
  const name = stageName(context, stage, place);
  return (
    <li className={styles.own}>
      <Handle words={words} name={name} {...handle} />
      <fieldset className={styles.ownFields} aria-label={name}>
        <NameLines
          context={context}
          label={words.stageIn}
          names={stage.name}
          errorOf={(lang) => textOf(`stages.${place}.name.${lang}`, 'name')}
          onNames={(names) => onChange({ name: names })}
        />
        <BaseField {...{ context, stage, onChange }} />
        <ChoiceField label={words.metric} value={stage.metric} onChoose={(metric) => onChange({ metric: metric as MetricName })}>
          {metrics.map((metric) => (
            <option key={metric} value={metric}>
              {words.metrics[metric]}
            </option>
          ))}
        </ChoiceField>
      </fieldset>
      <RemoveButton words={words} name={name} onClick={onRemove} />
    </li>
  );
}

function BaseField({ context, stage, onChange }: Pick<OwnStageProps, 'context' | 'stage' | 'onChange'>) {
  const { words, ground, locale } = context;
  const [picking, pick] = useState(false);
  const base = ground.stages.find(({ id }) => id === stage.baseStage);
  return (
    <div className={formStyles.choice}>
      <b>{words.base}</b>
      <button type="button" className={styles.pick} onClick={() => pick(true)}>
        <span className="sr">{words.base}: </span>
        {base ? `${base.id} ${inLanguage(base.name, locale)}` : words.noBase}
      </button>
      <StagePicker
        context={context}
        kind="base"
        open={picking}
        onClose={() => pick(false)}
        onChoose={(found) => {
          pick(false);
          // Preselects the metric of the base stage, which is most likely the intended one.
          onChange({ baseStage: found?.stage.id ?? null, metric: found?.stage.metrics[0] ?? stage.metric });
        }}
      />
    </div>
  );
}

type BoardProps = { context: FormContext; board: TypedBoard; handle: HandleProps; onRemove: () => void };

/** Renders an existing board that the event uses. */
export function BoardRow({ context: { words, locale, ground }, board, handle, onRemove }: BoardProps) {
  const stage = ground.stages.find(({ id }) => id === board.stage);
  const name = inLanguage(stage?.name, locale) ?? String(board.stage);
  return (
    <li className={styles.board}>
      <Handle words={words} name={name} {...handle} />
      <StageThumb stage={stage} />
      <span>
        <b>{name}</b>
        <small className="num">
          {board.stage} · {inLanguage(ground.rules[board.rule], locale)}
        </small>
      </span>
      <RemoveButton words={words} name={name} onClick={onRemove} />
    </li>
  );
}

type HandleProps = Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown'> & { 'data-handle': string };

/** Renders the handle that moves a row by dragging or with the arrow keys. */
const Handle = ({ words, name, ...handle }: HandleProps & { words: FormWords; name: string }) => (
  <span className={styles.handle}>
    <IconButton {...handle} aria-label={fill(words.move, { name })} title={words.moveHelp}>
      <GripVertical aria-hidden />
    </IconButton>
  </span>
);

const RemoveButton = ({ words, name, onClick }: { words: FormWords; name: string; onClick: () => void }) => (
  <IconButton aria-label={fill(words.remove, { name })} onClick={onClick}>
    <X aria-hidden />
  </IconButton>
);
