import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { BIO_LENGTH, FAVOURITES } from '#domain/profile/limits.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { OwnProfile } from '#web/server/account/read-account.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import { AboutForm } from './about-form.tsx';
import styles from './settings-page.module.css';

type Props = { catalogue: Catalogue; userId: string; own: OwnProfile; locale: Language; loginHref: string; title: string };

/** The settings section for what a player's page says about the person: bio, links, favourite game, pinned runs and title. */
export function AboutSection({ catalogue, userId, own: { profile, titles, pins, mayLink }, locale, loginHref, title }: Props) {
  const words = messagesOf(locale).profile.settings;
  const { place } = messagesOf(locale).records;
  const errors = { ...words.errors, 'too-long': fill(words.errors['too-long'], { max: BIO_LENGTH }) };
  const { textsRemovedAt, ...values } = profile;
  return (
    <section id="about" className={`card ${styles.padded}`} aria-labelledby="about-title">
      <h2 id="about-title">{title}</h2>
      {textsRemovedAt && <Callout tone="info">{fill(words.removed, { day: formatDate(dayOf(textsRemovedAt, siteZone())) })}</Callout>}
      <AboutForm
        userId={userId}
        profile={values}
        mayLink={mayLink}
        loginHref={loginHref}
        words={{ ...words, errors }}
        choices={{
          games: FAVOURITES.map((id) => [String(id), inLanguage(catalogue.series.get(id)?.name, locale) ?? '']),
          pins: pins.map(({ boardId, name, rule, value, rank }) => [
            String(boardId),
            [inLanguage(name, locale), inLanguage(rule, locale), value, placeText(place, locale, rank)].filter(Boolean).join(' · '),
          ]),
          titles: titles.map((id) => [id, messagesOf(locale).profile.badges.names[id]]),
        }}
      />
    </section>
  );
}
