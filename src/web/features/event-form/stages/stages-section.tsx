'use client'; // Client component: stage rows can be added, moved and removed.
import { useState } from 'react';
import { inLanguage } from '#domain/shared/language.ts';
import styles from '#web/features/event-form/event-form.module.css';
import { emptyStage, type TypedBoard } from '#web/features/event-form/plan/typed-plan.ts';
import type { SectionProps } from '#web/features/event-form/sections/section.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SegmentedButtons } from '#web/ui/form/segmented-buttons.tsx';
import { Plus } from '#web/ui/media/icons.tsx';
import { stageName } from './stage-name.ts';
import { StagePicker } from './stage-picker.tsx';
import rowStyles from './stage-rows.module.css';
import { BoardRow, OwnStageRow } from './stage-rows.tsx';
import { useReorder } from './use-reorder.ts';

/** Edits the stages of the event, which are either its own stages or existing boards. */
export function StagesSection(props: SectionProps) {
  const { context, typed, change, textOf } = props;
  const { words } = context;
  const isOwn = typed.ground === 'own';
  const error = textOf('stages') ?? textOf('boards');
  return (
    <section className={styles.part} aria-labelledby="part-stages">
      <div className={styles.head}>
        <h2 id="part-stages">{words.parts.stages}</h2>
        <span className={styles.help}>{isOwn ? words.ownLead : words.boardsLead}</span>
      </div>
      <div className={styles.full}>
        <SegmentedButtons
          label={words.playedOn}
          items={(['own', 'boards'] as const).map((value) => ({ value, label: words.grounds[value] }))}
          chosen={typed.ground}
          onChoose={(ground) => change({ ground })}
        />
      </div>
      <div className={styles.full}>
        {isOwn ? <OwnStages {...props} /> : <Boards {...props} />}
        {error && <p className={styles.error}>{error}</p>}
      </div>
    </section>
  );
}

function OwnStages({ context, typed, change, textOf }: SectionProps) {
  const { words, limits } = context;
  const [announcement, announce] = useState('');
  const { stages } = typed;
  const { list, handle } = useReorder(stages, ({ key }) => key, (next, moved) => {
    change({ stages: next });
    const name = next[moved] ? stageName(context, next[moved], moved) : '';
    announce(fill(words.moved, { name, place: moved + 1, count: next.length }));
  }); // biome-ignore format: reads better this way
  return (
    <>
      <ol ref={list} className={rowStyles.rows}>
        {stages.map((stage, place) => (
          <OwnStageRow
            key={stage.key}
            {...{ context, stage, place, textOf }}
            handle={handle(stage.key)}
            onChange={(part) => change({ stages: stages.with(place, { ...stage, ...part }) })}
            onRemove={() => {
              change({ stages: stages.toSpliced(place, 1) });
              announce(fill(words.removed, { name: stageName(context, stage, place) }));
            }}
          />
        ))}
      </ol>
      {stages.length === 0 && <p className={styles.help}>{words.noStages}</p>}
      <Announcement text={announcement} />
      <AddButton
        label={words.addStage}
        disabled={stages.length >= limits.stages}
        onClick={() => change({ stages: [...stages, emptyStage()] })}
      />
    </>
  );
}

const boardKeyOf = ({ stage, rule }: TypedBoard) => `${stage}-${rule}`;

function Boards({ context, typed, change }: SectionProps) {
  const { words, limits, ground, locale } = context;
  const [announcement, announce] = useState('');
  const [picking, pick] = useState(false);
  const { boards } = typed;
  const nameOf = ({ stage }: TypedBoard) => inLanguage(ground.stages.find(({ id }) => id === stage)?.name, locale) ?? String(stage);
  const { list, handle } = useReorder(boards, boardKeyOf, (next, moved) => {
    change({ boards: next });
    announce(fill(words.moved, { name: next[moved] ? nameOf(next[moved]) : '', place: moved + 1, count: next.length }));
  });
  return (
    <>
      <ol ref={list} className={rowStyles.rows}>
        {boards.map((board, place) => (
          <BoardRow
            key={boardKeyOf(board)}
            {...{ context, board }}
            handle={handle(boardKeyOf(board))}
            onRemove={() => {
              change({ boards: boards.toSpliced(place, 1) });
              announce(fill(words.removed, { name: nameOf(board) }));
            }}
          />
        ))}
      </ol>
      {boards.length === 0 && <p className={styles.help}>{words.noStages}</p>}
      <Announcement text={announcement} />
      <AddButton label={words.addBoard} disabled={boards.length >= limits.stages} onClick={() => pick(true)} />
      <StagePicker
        context={context}
        kind="board"
        open={picking}
        onClose={() => pick(false)}
        onChoose={(found) => {
          pick(false);
          const board = found && { stage: found.stage.id, rule: found.rule };
          if (board && !boards.some((each) => boardKeyOf(each) === boardKeyOf(board))) change({ boards: [...boards, board] });
        }}
      />
    </>
  );
}

const Announcement = ({ text }: { text: string }) => (
  <p className="sr" role="status">
    {text}
  </p>
);

const AddButton = ({ label, ...rest }: { label: string; disabled: boolean; onClick: () => void }) => (
  <div className={styles.add}>
    <Button variant="line" size="s" {...rest}>
      <Plus data-icon="s" aria-hidden />
      {label}
    </Button>
  </div>
);
