import { COMMENT_LIMIT, FIRST_ACHIEVED_ON } from '#domain/records/draft/check-draft.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { PictureField } from './picture-field.tsx';
import type { PostContext } from './post-context.ts';
import styles from './record-fields.module.css';
import type { TypedDraft } from './typed-draft.ts';
import type { usePicture } from './use-picture.ts';
import { ValueFields } from './value-fields.tsx';

type Props = {
  context: Pick<PostContext, 'board' | 'words' | 'names'>;
  typed: TypedDraft;
  initial?: TypedDraft | undefined;
  picture: ReturnType<typeof usePicture>;
  uploadId: string | undefined;
  duty?: 'video' | 'image' | 'none' | undefined;
};

/** Renders all fields of a record, for posting and editing. */
export function RecordFields({ context, typed, initial = {}, picture, uploadId, duty = 'none' }: Props) {
  const { board, words, names } = context;
  const { fields } = words;
  const [only] = board.consoles.length === 1 ? board.consoles : [];
  return (
    <div className={styles.fields}>
      <ValueFields context={context} typed={typed} initial={initial} />
      <div className={styles.whole}>
        <RadioCards
          name="console"
          label={fields.console}
          items={board.consoles.map((console) => ({
            value: String(console),
            label: names.consoles[console] ?? '',
            icon: <ConsoleIcon console={console} />,
          }))}
          chosen={initial.console ?? only?.toString()}
        />
      </div>
      <PictureField words={words} picture={picture} uploadId={uploadId} hint={duty === 'image' ? fields.needed : fields.optional} />
      <div className={styles.column}>
        <TextField
          name="videoUrl"
          label={fields.videoUrl}
          hint={duty === 'video' ? fields.needed : fields.optional}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          defaultValue={initial.videoUrl}
        />
        <TextField
          name="achievedOn"
          label={fields.achievedOn}
          hint={fields.achievedHint}
          type="date"
          min={FIRST_ACHIEVED_ON}
          defaultValue={initial.achievedOn}
        />
      </div>
      {board.kind === 'speedrun' && (
        <div className={styles.whole}>
          <TextAreaField
            name="splits"
            label={fields.splits}
            hint={fields.optional}
            help={fields.splitsHelp}
            rows={5}
            defaultValue={initial.splits}
          />
        </div>
      )}
      <div className={styles.whole}>
        <TextAreaField
          name="comment"
          label={fields.comment}
          hint={<span className="num">{`${countCharacters(typed.comment ?? '')} / ${COMMENT_LIMIT}`}</span>}
          rows={2}
          defaultValue={initial.comment}
        />
      </div>
    </div>
  );
}
