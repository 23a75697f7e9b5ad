'use client'; // Client component: contains the toolbar, link completion and picture upload.
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef } from 'react';
import { IMAGE_KINDS } from '#domain/evidence/image-rules.ts';
import { KEYWORD_LIMITS } from '#domain/keywords/limits.ts';
import type { Language } from '#domain/shared/language.ts';
import type { EditorContext } from '#web/features/keyword-editor/editor-context.ts';
import { countText } from '#web/i18n/fill.ts';
import { controlProps, Field } from '#web/ui/form/field.tsx';
import { useFieldError, useIsSending } from '#web/ui/form/form.tsx';
import { isForInputMethod } from '#web/ui/is-for-input-method.ts';
import styles from './article-area.module.css';
import { CompletionList, optionId } from './completion-list.tsx';
import { Counter } from './counter.tsx';
import { replaceText } from './replace-text.ts';
import { applyTool, pictureBlock, type Replacement } from './text-tools.ts';
import { Toolbar, type ToolName, toolOfKey } from './toolbar.tsx';
import { useCompletion } from './use-completion.ts';
import { usePictureUpload } from './use-picture-upload.ts';

type Props = {
  context: EditorContext;
  lang: Language;
  value: string;
  onText: (text: string) => void;
  onPicture: (uploadId: string, file: File) => void;
};

/**
 * Renders an entry's text area with a toolbar and a character counter. Completes names after `[[` and uploads pictures
 * by drop, paste or file dialog.
 */
export function ArticleArea({ context, lang, value, onText, onPicture }: Props) {
  const { words, locale } = context;
  const id = useId();
  const error = useFieldError('text');
  const isSending = useIsSending(); // What was typed after sending would be lost.
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const write = (replacement: Replacement) => area.current && replaceText(area.current, replacement);
  const selection = () => ({
    text: area.current?.value ?? '',
    start: area.current?.selectionStart ?? 0,
    end: area.current?.selectionEnd ?? 0,
  });
  const completion = useCompletion(lang, write);
  const picture = usePictureUpload((uploadId, taken) => {
    onPicture(uploadId, taken);
    write(pictureBlock(selection(), uploadId, words.samples.picture));
  });

  const apply = (tool: ToolName) => {
    if (tool === 'picture') return file.current?.click();
    area.current?.focus();
    if (tool === 'undo') return document.execCommand('undo');
    write(applyTool(tool, selection(), words.samples));
    if (area.current) completion.follow(area.current);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isForInputMethod(event.nativeEvent)) return;
    const tool = toolOfKey(event);
    if (tool) apply(tool);
    else if (!completion.press(event.key, event.currentTarget)) return;
    event.preventDefault();
  };
  const bring = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    const found = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!found) return;
    event.preventDefault();
    picture.pick(found);
  };

  const { names, active, place } = completion;
  const listId = `${id}-names`;
  return (
    <div className={styles.article}>
      <Field id={id} label={words.fields.text} hint={<Counter text={value} limit={KEYWORD_LIMITS.text} words={words} />} error={error}>
        <div className={styles.box}>
          <Toolbar words={words.tools} onUse={apply} />
          <textarea
            {...controlProps(id, error, undefined)}
            ref={area}
            name="text"
            lang={lang}
            value={value}
            readOnly={isSending}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={names?.length ? listId : undefined}
            aria-activedescendant={names?.length ? optionId(listId, active) : undefined}
            onChange={({ target }) => {
              onText(target.value);
              completion.follow(target);
            }}
            onKeyDown={press}
            onClick={({ currentTarget }) => completion.follow(currentTarget)}
            onBlur={completion.close}
            onPaste={(event) => bring(event, event.clipboardData.files)}
            onDrop={(event) => bring(event, event.dataTransfer.files)}
          />
          {names && (
            <CompletionList
              id={listId}
              context={context}
              names={names}
              active={active}
              place={place}
              onTake={(at) => area.current && completion.take(area.current, at)}
            />
          )}
        </div>
      </Field>
      <input
        ref={file}
        type="file"
        hidden
        accept={IMAGE_KINDS.map((kind) => `image/${kind}`).join(',')}
        aria-label={words.tools.picture}
        onChange={({ target }) => {
          if (target.files?.[0]) picture.pick(target.files[0]);
          target.value = ''; // Allows the same file to be chosen again after a failure.
        }}
      />
      <p className={styles.status} role="status">
        {names?.length ? countText(words.completion.found, locale, names.length) : picture.code && words.picture[picture.code]}
      </p>
    </div>
  );
}
