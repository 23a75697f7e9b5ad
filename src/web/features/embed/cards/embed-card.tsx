import type { CSSProperties } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { EmbedOptions } from '#domain/site/widgets/widget-options.ts';
import { SmallPlanet } from '#web/features/embed/small-planet.tsx';
import { WidgetDocument } from '#web/features/embed/widget-document.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';
import type { EmbedView } from './embed-view.ts';

type Props = { view: EmbedView; options: EmbedOptions; locale: Language };

// Links leave the frame, because other pages of the site refuse to be framed.
const OUTSIDE = { target: '_blank', rel: 'noopener' } as const;

/** The card of an embed: a heading, facts, rows and a link to the site. */
export function EmbedCard({ view: { over, title, route, token, facts, rows, note, foot }, options, locale }: Props) {
  const { shell } = messagesOf(locale);
  const href = (path: string) => localePath(locale, path);
  return (
    <WidgetDocument
      locale={locale}
      theme={options.theme}
      kind="embed"
      title={`${title} · ${shell.site}`}
      canonical={new URL(href(route), siteUrl()).href}
      style={{ '--series': `var(--series-${token})` } as CSSProperties}
    >
      <main>
        <header>
          <p>{over}</p>
          <h1>
            <a href={href(route)} {...OUTSIDE}>
              {title}
            </a>
          </h1>
        </header>
        {facts && facts.length > 0 && (
          <dl>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && <p className="note">{note}</p>}
        {rows.length > 0 && (
          <ol>
            {rows.map((row) => (
              <li key={row.key}>
                <span className="place" data-medal={row.rank <= 3 ? row.rank : undefined}>
                  {row.place}
                </span>
                <a href={href(row.route)} {...OUTSIDE}>
                  {row.planet && <SmallPlanet {...row.planet} />}
                  <span>{row.label}</span>
                </a>
                <b>{row.value}</b>
              </li>
            ))}
          </ol>
        )}
        <footer>
          <span>{foot}</span>
          <a href={href('/')} {...OUTSIDE}>
            {shell.site}
          </a>
        </footer>
      </main>
    </WidgetDocument>
  );
}
