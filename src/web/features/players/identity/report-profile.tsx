'use client'; // Client component: only signed-in readers report, and only the browser knows them.
import { type ComponentProps, Suspense, useState } from 'react';
import type { Messages } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/form/button.tsx';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Flag } from '#web/ui/media/icons.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { Dialog } from '#web/ui/page/dialog.tsx';
import type { ProfileReportForm } from './profile-report-form.tsx';
import styles from './report-profile.module.css';

const ReportForm = lazyOr<ComponentProps<typeof ProfileReportForm>>(
  async () => (await import('./profile-report-form.tsx')).ProfileReportForm,
  ({ words }) => <Trouble>{words.failed}</Trouble>,
);

/** Reports the texts of a player's profile. Visitors and the player do not see it; its space is reserved for readers. */
export function ReportProfile({ handle, words }: { handle: string; words: Messages['profile']['report'] }) {
  const reader = useSession().session?.user.userId;
  const [isOpen, setOpen] = useState(false);
  const isShown = reader !== undefined && reader !== handle;
  const close = () => setOpen(false);
  return (
    <div className={styles.report} data-shown={isShown || undefined}>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        <Flag data-icon="s" aria-hidden />
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} label={words.title}>
        <Suspense>
          <ReportForm handle={handle} words={words} onClose={close} />
        </Suspense>
      </Dialog>
    </div>
  );
}
