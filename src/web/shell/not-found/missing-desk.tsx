import type { Language } from '#domain/shared/language.ts';
import { SuspendedRole } from '#web/features/account/second-factor/staff-callout.tsx';
import { readStaffFactor } from '#web/server/account/read-staff-factor.ts';
import { answerNotFound } from '#web/server/traffic/answer-not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Shows the 404 page in place of a staff page, or what to do to a staff member whose role is suspended. */
export async function MissingDesk({ locale }: { locale: Language }) {
  const { isSuspended } = await readStaffFactor();
  await answerNotFound();
  return isSuspended ? <SuspendedRole locale={locale} /> : <NotFoundPage locale={locale} />;
}
