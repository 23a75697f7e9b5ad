import type { FormContext } from '#web/features/event-form/form-context.ts';
import type { TypedBoard } from '#web/features/event-form/plan/typed-plan.ts';
import { Handle, type HandleProps, RemoveButton } from './row-tools.tsx';
import styles from './stage-rows.module.css';
import { StageThumb } from './stage-thumb.tsx';

type Props = { context: FormContext; board: TypedBoard; handle: HandleProps; onRemove: () => void };

/** Renders an existing board that the event uses. */
export function BoardRow({ context: { words, locale, ground }, board, handle, onRemove }: Props) {
  const stage = ground.stages.find(({ id }) => id === board.stage);
  const name = stage?.name[locale] ?? String(board.stage);
  return (
    <li className={styles.board}>
      <Handle words={words} name={name} {...handle} />
      <StageThumb stage={stage} />
      <span>
        <b>{name}</b>
        <small className="num">
          {board.stage} · {ground.rules[board.rule]?.[locale]}
        </small>
      </span>
      <RemoveButton words={words} name={name} onClick={onRemove} />
    </li>
  );
}
