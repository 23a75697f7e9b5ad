import type { Language } from '#domain/shared/language.ts';
import { playerPath } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

/** Shown for a player without records: an invitation to post, or a link that clears the filter. */
export function NoRecords({ page, locale }: { page: PlayerPage; locale: Language }) {
  const t = translate(locale, 'players.empty');
  const [href, label, text] = page.hasPosted
    ? [playerPath(locale, page.player.handle), t('clear'), t('filtered')]
    : [localePath(locale, '/post'), t('post'), t('text')];
  return (
    <section className="card">
      <EmptyState title={t('heading')} action={page.player.closed ? undefined : <ButtonLink href={href}>{label}</ButtonLink>}>
        {text}
      </EmptyState>
    </section>
  );
}
