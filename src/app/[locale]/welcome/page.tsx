import '#web/shell/shell-styles.ts';
import { redirect } from 'next/navigation';
import { seriesCards } from '#domain/catalogue/series-cards.ts';
import { parseStep, WELCOME_STEPS } from '#domain/welcome/steps.ts';
import { callbackOf, queryValue } from '#web/features/account/sign-in/auth-pages.ts';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { FirstPost } from '#web/features/records/first/first-post.tsx';
import { PostLinks } from '#web/features/welcome/steps/post-links.tsx';
import { WelcomeLayout } from '#web/features/welcome/steps/welcome-layout.tsx';
import { WelcomePage } from '#web/features/welcome/steps/welcome-page.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readNewPlayer } from '#web/server/account/read-new-player.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readFirstBoard } from '#web/server/rankings/read-first-board.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

const PATH = '/welcome';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).welcome.title));

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still redirect.
  const me = await requireSession(locale, PATH);
  const asked = parseStep(query.step);
  if (query.step !== undefined && asked === undefined) return <MissingPage locale={locale} />;
  const [catalogue, found] = await Promise.all([readCatalogue(), readNewPlayer(me)]);
  const callbackUrl = queryValue(query, 'callbackUrl') === undefined ? undefined : callbackOf(query, locale);
  const leaveHref = callbackUrl ?? localePath(locale, '/dashboard');
  if (!found || (found.welcome.isDone && asked === undefined)) redirect(leaveHref);

  const step = asked ?? found.welcome.step;
  const words = messagesOf(locale).welcome;
  const parts = { data: found.player, words, locale, leaveHref };
  const session = <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />;
  if (step < WELCOME_STEPS.length) {
    return (
      <>
        {session}
        <WelcomePage step={step} offers={found.offers} cards={seriesCards(catalogue)} callbackUrl={callbackUrl} {...parts} />
      </>
    );
  }
  const place = await readFirstBoard(query, found.player);
  if (!place) return <MissingPage locale={locale} />;
  return (
    <>
      {session}
      <WelcomeLayout step={step} {...parts}>
        <FirstPost catalogue={catalogue} place={place} locale={locale} words={words.post} leaveHref={leaveHref}>
          <PostLinks words={words} locale={locale} leaveHref={leaveHref} callbackUrl={callbackUrl} />
        </FirstPost>
      </WelcomeLayout>
    </>
  );
});
