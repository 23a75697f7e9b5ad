'use client'; // Client component, because users drop and paste pictures in the browser.
import { type DragEvent, useCallback, useEffect, useId, useState } from 'react';
import { FieldNote } from '#web/ui/form/field.tsx';
import { useFieldError, useMendField } from '#web/ui/form/form.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import shared from '#web/ui/page/shared.module.css';
import { Camera, ImagePlus, X } from './icons.tsx';
import styles from './image-drop.module.css';

export type ImageDropWords = Readonly<Record<'label' | 'drop' | 'help' | 'choose' | 'camera' | 'sending' | 'remove', string>>;
/** An accepted picture: its file name, its size and a preview, which is available until the user leaves the page. */
export type DroppedImage = { readonly name: string; readonly bytes: number; readonly look?: string | undefined };

type Props = {
  name: string;
  words: ImageDropWords;
  hint?: string | undefined;
  accept: string;
  image: DroppedImage | undefined;
  busy: boolean;
  failure: string | undefined;
  onPick: (file: File) => void;
  onRemove: () => void;
};

/** Lets users select one picture by dropping, pasting or choosing a file, or with the camera. */
export function ImageDrop({ name, words, hint, accept, image, busy, failure, onPick, onRemove }: Props) {
  const id = useId();
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
      {words[kind]}
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

  return (
    <fieldset className={`${shared.plainFieldset} ${styles.field}`}>
      <legend>
        {words.label}
        {hint && <span key={hint}>{hint}</span>}
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the buttons inside do the same by keyboard */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        {image ? (
          <>
            {/* biome-ignore lint/performance/noImgElement: a local file that no server has yet */}
            {image.look && <img src={image.look} alt="" width="64" height="44" />}
            <span className={styles.name} role="status">
              <b>{image.name}</b>
              {busy ? words.sending : size(image.bytes)}
            </span>
            <IconButton aria-label={words.remove} onClick={onRemove}>
              <X aria-hidden />
            </IconButton>
          </>
        ) : (
          <>
            <span className={styles.invite}>{words.drop}</span>
            {picker('choose')}
            {picker('camera')}
          </>
        )}
      </div>
      <FieldNote id={`${id}-note`} error={error} help={words.help} />
    </fieldset>
  );
}

const pictureIn = (data: DataTransfer | null): File | undefined => [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));

const size = (bytes: number): string => (bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`);
