'use client'; // Client component: the page is cached, so the browser fetches session and permissions.
import { Suspense, useState } from 'react';
import styles from '#web/features/records/own/own-actions.module.css';
import type { MayCheckJson } from '#web/server/answer/response-types.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/form/button.tsx';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Eye, Flag } from '#web/ui/media/icons.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { Dialog } from '#web/ui/page/dialog.tsx';
import type { FairnessContext } from './fairness-context.ts';

type FormProps = { context: FairnessContext; onClose: () => void };

const Unreachable = ({ context }: FormProps) => <Trouble>{context.words.answers.unreachable}</Trouble>;
const ReportForm = lazyOr<FormProps>(async () => (await import('./report-form.tsx')).ReportForm, Unreachable);
const PeerCheckForm = lazyOr<FormProps>(async () => (await import('./peer-check-form.tsx')).PeerCheckForm, Unreachable);

/** Renders the buttons to report and to peer-check a record, for signed-in readers other than the author. */
export function ReaderActions({ context }: { context: FairnessContext }) {
  const { session } = useSession();
  const [open, setOpen] = useState<'report' | 'peerCheck'>();
  const reader = session && session.user.userId !== context.handle ? session.user.userId : undefined;
  const isAsked = context.isPosted && reader !== undefined;
  const [peerChecks] = useOwnAnswer<MayCheckJson>(isAsked ? `/api/records/${context.recordId}/glances` : undefined);
  if (reader === undefined) return null;
  const { report, peerCheck } = context.words;
  const close = () => setOpen(undefined);
  return (
    <section className={`card ${styles.actions}`}>
      {peerChecks?.mayLook && (
        <Button variant="line" onClick={() => setOpen('peerCheck')}>
          <Eye aria-hidden />
          {peerCheck.open}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setOpen('report')}>
        <Flag aria-hidden />
        {report.open}
      </Button>
      <Dialog open={open !== undefined} onClose={close} label={open === 'peerCheck' ? peerCheck.title : report.title}>
        <Suspense>
          {open === 'peerCheck' ? <PeerCheckForm context={context} onClose={close} /> : <ReportForm context={context} onClose={close} />}
        </Suspense>
      </Dialog>
    </section>
  );
}
