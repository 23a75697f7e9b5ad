import { eventRoute } from '#domain/catalogue/routes.ts';
import { inLanguage } from '#domain/shared/language.ts';
import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { countText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ArrowRight, Users } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './first-cards.module.css';

/** Invites a new player to the running event. Renders nothing without one. */
export function FirstEventCard({ data: { event }, words, locale }: FirstProps) {
  const { running, teams, solo, ends, join } = words.first.event;
  if (!event) return null;
  return (
    <section className={`card ${styles.event}`} aria-labelledby="first-event">
      <p className={styles.running}>
        <Users data-icon="s" aria-hidden />
        {running}
      </p>
      <h2 id="first-event">{inLanguage(event.title, locale)}</h2>
      <p>{event.hasTeams ? teams : solo}</p>
      <p className={styles.foot}>
        <span>{countText(ends, locale, event.daysLeft)}</span>
        <Link href={localePath(locale, eventRoute(event.code))}>
          {join}
          <ArrowRight data-icon="s" aria-hidden />
        </Link>
      </p>
    </section>
  );
}
