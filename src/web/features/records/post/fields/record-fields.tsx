import type { ReactNode } from 'react';
import { COMMENT_LIMIT, FIRST_ACHIEVED_ON } from '#domain/records/draft/check-draft.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import type { FieldsContext } from '#web/features/records/post/post-context.ts';
import type { TypedDraft } from '#web/features/records/post/typed-draft.ts';
import type { usePicture } from '#web/features/records/post/use-picture.ts';
import { fill } from '#web/i18n/fill.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { CalendarDays, List, MessageCircle, Video } from '#web/ui/media/icons.tsx';
import type { ImagePurpose } from '#web/ui/media/image-drop.tsx';
import { FoldedField } from './folded-field.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './record-fields.module.css';
import { ValueFields } from './value-fields.tsx';

type Props = {
  context: FieldsContext;
  typed: TypedDraft;
  initial?: TypedDraft | undefined;
  picture: ReturnType<typeof usePicture>;
  uploadId: string | undefined;
  duty?: 'video' | 'image' | 'none' | undefined;
  purpose?: ImagePurpose | undefined;
  /** Id of the console that was selected because the last post had it. */
  lastConsole?: string | undefined;
  /** Shown beside the label of the first value. */
  note?: string | undefined;
  /** Shown below the values. */
  below?: ReactNode;
};

/** Renders all fields of a record, for posting and editing. On phones, the picture is first and texts are folded. */
export function RecordFields(props: Props) {
  const { context, typed, initial = {}, picture, uploadId, duty = 'none', purpose, lastConsole, note, below } = props;
  const { board, words, names } = context;
  const { fields } = words;
  const [only] = board.consoles.length === 1 ? board.consoles : [];
  const isLast = only === undefined && lastConsole !== undefined && typed.console === lastConsole;
  const videoHint = duty === 'video' ? fields.needed : fields.optional;
  return (
    <div className={styles.fields}>
      <ValueFields context={context} typed={typed} initial={initial} note={note} />
      {below}
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
          help={isLast ? fill(fields.sameConsole, { console: names.consoles[Number(lastConsole)] ?? '' }) : undefined}
        />
      </div>
      <div className={styles.picture}>
        <PictureField
          words={words}
          picture={picture}
          uploadId={uploadId}
          hint={duty === 'image' ? fields.needed : fields.optional}
          purpose={purpose}
        />
      </div>
      <div className={styles.column}>
        <FoldedField name="videoUrl" label={fields.videoUrl} icon={<Video aria-hidden />} value={typed.videoUrl || videoHint}>
          <TextField
            name="videoUrl"
            label={fields.videoUrl}
            hint={videoHint}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            defaultValue={initial.videoUrl}
          />
        </FoldedField>
        <FoldedField
          name="achievedOn"
          label={fields.achievedOn}
          icon={<CalendarDays aria-hidden />}
          value={typed.achievedOn || fields.achievedToday}
        >
          <TextField
            name="achievedOn"
            label={fields.achievedOn}
            hint={fields.achievedHint}
            type="date"
            min={FIRST_ACHIEVED_ON}
            defaultValue={initial.achievedOn}
          />
        </FoldedField>
      </div>
      {board.kind === 'speedrun' && (
        <div className={styles.whole}>
          <FoldedField name="splits" label={fields.splits} icon={<List aria-hidden />} value={typed.splits || fields.optional}>
            <TextAreaField
              name="splits"
              label={fields.splits}
              hint={fields.optional}
              help={fields.splitsHelp}
              rows={5}
              defaultValue={initial.splits}
            />
          </FoldedField>
        </div>
      )}
      <div className={styles.whole}>
        <FoldedField name="comment" label={fields.comment} icon={<MessageCircle aria-hidden />} value={typed.comment || fields.optional}>
          <TextAreaField
            name="comment"
            label={fields.comment}
            hint={<span className="num">{`${countCharacters(typed.comment ?? '')} / ${COMMENT_LIMIT}`}</span>}
            rows={2}
            defaultValue={initial.comment}
          />
        </FoldedField>
      </div>
    </div>
  );
}
