'use client'; // Client component, because users drop and paste pictures in the browser.
import { type DragEvent, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { FieldNote } from '#web/ui/form/field.tsx';
import { useFieldError, useMendField } from '#web/ui/form/form.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import shared from '#web/ui/page/shared.module.css';
import { Camera, Check, Image, ImagePlus, X } from './icons.tsx';
import styles from './image-drop.module.css';

export type ImageDropWords = Readonly<
  Record<'label' | 'add' | 'drop' | 'help' | 'choose' | 'camera' | 'sending' | 'attached' | 'failed' | 'retry' | 'remove', string>
>;
/** An accepted picture: its file name, its size and a preview, which is available until the user leaves the page. */
export type DroppedImage = { readonly name: string; readonly bytes: number; readonly look?: string | undefined };
/** What the picture is for. `title` is shown while there is no picture, `detail` also with one. */
export type ImagePurpose = { readonly title?: string | undefined; readonly detail?: string | undefined; readonly isNeeded?: boolean };

type Props = {
  name: string;
  words: ImageDropWords;
  hint?: string | undefined;
  purpose?: ImagePurpose | undefined;
  accept: string;
  image: DroppedImage | undefined;
  busy: boolean;
  progress?: number | undefined;
  failure: string | undefined;
  onPick: (file: File) => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** Lets users select one picture by dropping, pasting or choosing a file, or with the camera. */
export function ImageDrop({ name, words, hint, purpose, accept, image, busy, progress, failure, onPick, onRetry, onRemove }: Props) {
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const [over, setOver] = useState(false);
  const error = useFieldError(name) ?? failure;
  const mend = useMendField();
  const pick = useCallback(
    (file: File | undefined) => {
      if (!file) return;
      mend(name);
      onPick(file);
    },
    [mend, name, onPick],
  );

  useEffect(() => {
    const paste = (event: ClipboardEvent) => pick(pictureIn(event.clipboardData));
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [pick]);

  const takeEarly = useEffectEvent(() =>
    pick([...(field.current?.querySelectorAll('input') ?? [])].flatMap(({ files }) => [...(files ?? [])])[0]),
  );
  useEffect(() => {
    const timer = setTimeout(takeEarly); // A file may have been chosen before React ran. Forms restore their draft first.
    return () => clearTimeout(timer);
  }, []);

  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    pick(pictureIn(event.dataTransfer));
  };
  const picker = (kind: 'choose' | 'camera') => (
    <label className={styles.pick} data-kind={kind}>
      {kind === 'camera' ? <Camera aria-hidden /> : <ImagePlus aria-hidden />}
      <span>{words[kind]}</span>
      <input
        type="file"
        accept={kind === 'camera' ? 'image/*' : accept}
        capture={kind === 'camera' ? 'environment' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          pick(target.files?.[0]);
          target.value = ''; // Lets the user choose the same file again after a failure.
        }}
      />
    </label>
  );

  const state = stateOf({ image, busy, failure, purpose });
  const file = image && (
    <>
      <span>{image.name}</span> · {size(image.bytes)}
    </>
  );
  return (
    <fieldset ref={field} className={`${shared.plainFieldset} ${styles.field}`}>
      <legend>
        {words.label}
        {hint && <span key={hint}>{hint}</span>}
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the buttons inside do the same by keyboard */}
      <div
        className={styles.drop}
        data-state={state}
        data-over={over || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        <span className={styles.disc}>
          {/* biome-ignore lint/performance/noImgElement: a local file that no server has yet */}
          {image?.look ? <img src={image.look} alt="" width="64" height="44" /> : image ? <Image aria-hidden /> : <Camera aria-hidden />}
        </span>
        <span className={styles.name} role="status">
          <b>
            {state === 'attached' && <Check data-icon="s" aria-hidden />}
            {titleOf(state, words, purpose)}
            {state === 'sending' && <span aria-hidden="true"> {Math.floor((progress ?? 0) * 100)}%</span>}
          </b>
          <small>{state === 'attached' ? (purpose?.detail ?? file) : (file ?? purpose?.detail ?? hint)}</small>
        </span>
        {!image && <span className={styles.invite}>{words.drop}</span>}
        <span className={styles.actions}>
          {!image && picker('camera')}
          {!image && picker('choose')}
          {state === 'failed' && <Button onClick={onRetry}>{words.retry}</Button>}
          {image && (
            <IconButton aria-label={words.remove} onClick={onRemove}>
              <X aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      <div className={error ? undefined : styles.help}>
        <FieldNote id={`${id}-note`} error={error} help={words.help} />
      </div>
    </fieldset>
  );
}

type State = 'empty' | 'needed' | 'sending' | 'attached' | 'failed';

function stateOf({ image, busy, failure, purpose }: Pick<Props, 'image' | 'busy' | 'failure' | 'purpose'>): State {
  if (!image) return purpose?.isNeeded ? 'needed' : 'empty';
  if (busy) return 'sending';
  return failure ? 'failed' : 'attached';
}

function titleOf(state: State, words: ImageDropWords, purpose: ImagePurpose | undefined): string {
  if (state === 'empty' || state === 'needed') return purpose?.title ?? words.add;
  return words[state];
}

const pictureIn = (data: DataTransfer | null): File | undefined => [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));

const size = (bytes: number): string => (bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`);
