'use client'; // without a script it is a link to the form's own page
import { Plus } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './post-dialog.module.css';
import type { PostFrame } from './post-frame.ts';

// Readers of rankings do not carry the form: it comes when it is asked for.
const PostForm = lazy(() => import('./post-form.tsx').then((module) => ({ default: module.PostForm })));

type Props = { frame: PostFrame; href: string; note: string | undefined };

/** The way from a ranking to its form: a dialog on the same page, or the page of the form where that is opened elsewhere. */
export function PostDialog({ frame, href, note }: Props) {
  const [open, setOpen] = useState(false);
  const { post } = frame.words;
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // in another tab
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink href={href} variant="primary" prefetch={false} onClick={openHere}>
        <Plus aria-hidden />
        {post.open}
      </ButtonLink>
      <Dialog open={open} onClose={() => setOpen(false)} label={post.title} size="wide">
        <div className={styles.head}>
          <h2>{post.title}</h2>
          <p>
            {frame.stage} · {frame.rule}
          </p>
        </div>
        {note && <Notice tone="info">{note}</Notice>}
        <Suspense fallback={<p role="status">{post.preparing}</p>}>
          <PostForm frame={frame} />
        </Suspense>
        <DialogButtons>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {post.close}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
