'use client'; // Client component: opens the picker for the base stage.
import { useState } from 'react';
import type { MetricName } from '#domain/catalogue/rows.ts';
import styles from '#web/features/event-form/event-form.module.css';
import type { FormContext } from '#web/features/event-form/form-context.ts';
import type { TypedStage } from '#web/features/event-form/plan/typed-plan.ts';
import { ChoiceField } from '#web/features/event-form/sections/choice-field.tsx';
import { NameLines } from '#web/features/event-form/sections/name-lines.tsx';
import type { SectionProps } from '#web/features/event-form/sections/section.ts';
import { Handle, type HandleProps, RemoveButton } from './row-tools.tsx';
import { stageName } from './stage-name.ts';
import { StagePicker } from './stage-picker.tsx';
import rowStyles from './stage-rows.module.css';

type Props = Pick<SectionProps, 'textOf'> & {
  context: FormContext;
  stage: TypedStage;
  place: number;
  handle: HandleProps;
  onChange: (part: Partial<TypedStage>) => void;
  onRemove: () => void;
};

/** Edits a stage that exists only in the event: its names, base stage and metric. */
export function OwnStageRow({ context, stage, place, handle, textOf, onChange, onRemove }: Props) {
  const { words, metrics } = context;
  const name = stageName(context, stage, place);
  return (
    <li className={rowStyles.own}>
      <Handle words={words} name={name} {...handle} />
      <fieldset className={rowStyles.ownFields} aria-label={name}>
        <NameLines
          context={context}
          labels={{ en: words.stageEn, ja: words.stageJa }}
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

function BaseField({ context, stage, onChange }: Pick<Props, 'context' | 'stage' | 'onChange'>) {
  const { words, ground, locale } = context;
  const [picking, pick] = useState(false);
  const base = ground.stages.find(({ id }) => id === stage.baseStage);
  return (
    <div className={styles.choice}>
      <b>{words.base}</b>
      <button type="button" className={rowStyles.pick} onClick={() => pick(true)}>
        <span className="sr">{words.base}: </span>
        {base ? `${base.id} ${base.name[locale]}` : words.noBase}
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
