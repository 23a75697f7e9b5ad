'use client'; // Client component: the page is cached, so the browser checks whether the reader is the author.
import { useState } from 'react';
import { AUTHOR_WINDOW_MS } from '#domain/records/states.ts';
import { formatWhen } from '#domain/shared/date.ts';
import { fill } from '#web/i18n/fill.ts';
import { useNow } from '#web/i18n/use-now.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Pencil, Undo2 } from '#web/ui/media/icons.tsx';
import { EditDialog } from './edit-dialog.tsx';
import styles from './own-actions.module.css';
import type { OwnRecordContext } from './own-record-context.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Renders the edit and withdraw buttons for the author within 24 hours. Renders nothing for anyone else. */
export function OwnActions({ context }: { context: OwnRecordContext }) {
  const { session } = useSession();
  const now = useNow();
  const [open, setOpen] = useState<'edit' | 'withdraw'>();
  const until = context.postedAt + AUTHOR_WINDOW_MS;
  if (session?.user.userId !== context.handle || !now || now.getTime() > until) return null;
  const { own } = context.words;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const end = new Date(until);
  const text = `${formatWhen(end, undefined, zone)} ${formatWhen(end, end, zone)}`;
  const close = () => setOpen(undefined);
  return (
    <section className={`card ${styles.actions}`}>
      <Button variant="line" onClick={() => setOpen('edit')}>
        <Pencil aria-hidden />
        {own.edit}
      </Button>
      <Button variant="ghost" onClick={() => setOpen('withdraw')}>
        <Undo2 aria-hidden />
        {own.withdraw}
      </Button>
      <p>{fill(own.openFor, { until: text })}</p>
      <EditDialog context={context} open={open === 'edit'} onClose={close} />
      <WithdrawDialog context={context} open={open === 'withdraw'} onClose={close} />
    </section>
  );
}
