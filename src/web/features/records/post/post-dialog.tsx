'use client'; // Client component: opens a dialog. Without JavaScript, it is a link to the form's page.
import { lazy, type MouseEvent, Suspense, useMemo, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadRecordWords } from '#web/i18n/record-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Plus } from '#web/ui/media/icons.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import type { PostContext } from './post-context.ts';
import styles from './post-dialog.module.css';

/** Data for the posting form as included in a ranking page, without the texts. */
export type LightContext = Omit<PostContext, 'words'>;

// The form and its texts are loaded on demand, so that ranking pages stay small.
const FORMS = inEveryLanguage((locale) => lazy(() => loadForm(locale)));

async function loadForm(locale: Language) {
  const [{ PostForm }, words] = await Promise.all([import('./post-form.tsx'), loadRecordWords(locale)]);
  const WordedForm = ({ context }: { context: LightContext }) => <PostForm context={useMemo(() => ({ ...context, words }), [context])} />;
  return { default: WordedForm };
}

type Words = Readonly<Record<'open' | 'title' | 'preparing' | 'close', string>>;
type Props = { context: LightContext; words: Words; href: string; note: string | undefined };

/** Opens the posting form for the board of a ranking in a dialog, or on its own page in a new tab. */
export function PostDialog({ context, words, href, note }: Props) {
  const [open, setOpen] = useState(false);
  const Form = FORMS[context.locale];
  const openHere = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink href={href} variant="primary" onClick={openHere}>
        <Plus aria-hidden />
        {words.open}
      </ButtonLink>
      <Dialog open={open} onClose={() => setOpen(false)} label={words.title} size="wide">
        <div className={styles.head}>
          <h2>{words.title}</h2>
          <p>
            {context.stage} · {context.rule}
          </p>
        </div>
        {note && <Callout tone="info">{note}</Callout>}
        <Suspense fallback={<p role="status">{words.preparing}</p>}>
          <Form context={context} />
        </Suspense>
        <DialogButtons>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {words.close}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
