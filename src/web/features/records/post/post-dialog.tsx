'use client'; // Client component: opens a dialog. Without JavaScript, it is a link to the form's page.
import { type MouseEvent, Suspense, useEffect, useMemo, useState } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { loadRecordWords } from '#web/i18n/record-words.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Plus } from '#web/ui/media/icons.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import { enterSheet } from '#web/ui/page/sheet/sheet-history.ts';
import type { PostContext } from './post-context.ts';
import styles from './post-dialog.module.css';
import { postHref } from './post-href.ts';

/** Data for the posting form as included in a ranking page, without the texts. */
export type LightContext = Omit<PostContext, 'words'>;

type FormProps = { context: LightContext; title: string; note: string | undefined; onClose: () => void };

// The form and its texts are loaded on demand, so that ranking pages stay small.
const FORMS = inEveryLanguage((locale) => lazyOr(() => loadForm(locale), FollowLink));

/** Follows the link that should have opened the form, as without JavaScript. */
function FollowLink({ context: { board, locale } }: FormProps) {
  useEffect(() => location.assign(localePath(locale, postHref(board))), [board, locale]);
  return null;
}

async function loadForm(locale: Language) {
  const [{ PostForm }, { StageLine }, words] = await Promise.all([
    import('./post-form.tsx'),
    import('#web/features/records/post/screen/stage-line.tsx'),
    loadRecordWords(locale),
  ]);
  return function WordedForm({ context, title, note, onClose }: FormProps) {
    return (
      <PostForm context={useMemo(() => ({ ...context, words }), [context])} title={title} leave={{ onClose }}>
        <StageLine board={context.board} stage={context.stage} detail={context.rule} locale={locale} change={words.post.change} />
        {note && <Callout tone="info">{note}</Callout>}
      </PostForm>
    );
  };
}

type Words = Readonly<Record<'open' | 'title' | 'preparing' | 'close', string>>;
type Props = { context: LightContext; words: Words; href: string; note: string | undefined };

/** Opens the posting form for the board of a ranking in a dialog, or on its own page in a new tab. */
export function PostDialog({ context, words, href, note }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Form = FORMS[context.locale];
  useFormAhead(context.locale);
  // The back button closes the form, as it closes a sheet.
  useEffect(() => (open ? enterSheet(() => setOpen(false)) : undefined), [open]);
  const openHere = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink href={href} variant="primary" data-post-form="" onClick={openHere}>
        <Plus aria-hidden />
        {words.open}
      </ButtonLink>
      <Dialog open={open} onClose={close} label={words.title} size="form">
        <Suspense
          fallback={
            <p className={styles.preparing} role="status">
              {words.preparing}
            </p>
          }
        >
          <Form context={context} title={words.title} note={note} onClose={close} />
        </Suspense>
        <div className={styles.close}>
          <DialogButtons>
            <Button variant="ghost" onClick={close}>
              {words.close}
            </Button>
          </DialogButtons>
        </div>
      </Dialog>
    </>
  );
}

const AHEAD_AFTER_MS = 3_000;

/** Loads the form ahead for players, after the rest of the page, so that it also opens without a connection. */
function useFormAhead(locale: Language): void {
  const isPlayer = useSession().status === 'authenticated';
  useEffect(() => {
    const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (!isPlayer || savesData) return;
    const timer = setTimeout(() => loadForm(locale).catch(() => {}), AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPlayer, locale]);
}
