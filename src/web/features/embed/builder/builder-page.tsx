import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventsNewestFirst } from '#domain/catalogue/event-date.ts';
import { codeText } from '#domain/events/event-code.ts';
import type { Language } from '#domain/shared/language.ts';
import { WIDGET_KINDS, type WidgetChoice, widgetAddress } from '#domain/site/widgets/widget-address.ts';
import { OWN_NAMES } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import styles from './widget-builder.module.css';
import { WidgetBuilder } from './widget-builder.tsx';

/** The page on which people build an embed or overlay. Without scripts, it shows the addresses of all of them. */
export function BuilderPage({ catalogue, locale }: { catalogue: Catalogue; locale: Language }) {
  const { embed, shell, developers } = messagesOf(locale);
  const words = embed.builder;
  const [event] = eventsNewestFirst(catalogue);
  const typed = {
    stage: String(catalogue.stages.keys().next().value ?? ''),
    total: String(GRAND_TOTAL),
    user: '',
    event: event ? codeText(event.id) : '',
  };
  return (
    <ScapePage seed={words.title.length} seriesToken={0} title={words.title} lead={words.lead}>
      <p>
        <Link className="link tap" href={localePath(locale, '/developers')}>
          {developers.title}
        </Link>
      </p>
      <WidgetBuilder site={siteUrl()} name={shell.site} locale={locale} languages={OWN_NAMES} words={words} typed={typed} />
      <section>
        <h2>{words.all}</h2>
        <ul className={styles.addresses}>
          {WIDGET_KINDS.map((kind) => (
            <li key={kind}>
              {words.kinds[kind]}
              <code translate="no">{localePath(locale, widgetAddress(exampleOf(kind, typed)) ?? '')}</code>
            </li>
          ))}
        </ul>
      </section>
    </ScapePage>
  );
}

const exampleOf = (kind: WidgetChoice['kind'], typed: WidgetChoice['typed']): WidgetChoice => ({
  kind,
  typed: { ...typed, user: 'handle' },
  theme: kind.startsWith('overlay/') ? 'dark' : 'auto',
  rows: kind.startsWith('overlay/') ? '5' : '10',
  scale: '100',
});
