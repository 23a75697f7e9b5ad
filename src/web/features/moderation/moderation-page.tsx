import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Language } from '#domain/shared/language.ts';
import { BulkDesk } from '#web/features/moderation/bulk/bulk-desk.tsx';
import { bulkGroups } from '#web/features/moderation/bulk/bulk-groups.ts';
import { ageText } from '#web/features/moderation/card/age-text.ts';
import { LookCard } from '#web/features/moderation/card/look-card.tsx';
import { RecordCard } from '#web/features/moderation/card/record-card.tsx';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { type Desk, type Tab, tabOf } from '#web/server/account/read-moderation.ts';
import { TabLinks } from '#web/ui/nav/tab-links.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { deskHref } from './desk-href.ts';
import { DeskKeys } from './desk-keys.tsx';
import styles from './moderation-page.module.css';
import { QueueList } from './queue-list.tsx';

const TABS: readonly Tab[] = ['evidence', 'report', 'appeal', 'name', 'profile', 'keyword', 'value'];

type Props = { catalogue: Catalogue; desk: Desk; locale: Language };

/** Renders the moderators' desk: the queue, and a card with all information about the selected item. */
export function ModerationPage({ catalogue, desk, locale }: Props) {
  const words = messagesOf(locale).moderation;
  const { queue, groups, tab, item, chosen, card } = desk;
  const items = groups.flatMap((group) => group.items);
  const player = groups.find((group) => group.items.some((one) => one.item === item));
  const nth = items.findIndex((one) => one.item === item);
  const hrefAt = (position: number) => items[position] && deskHref(locale, tab, items[position].item);
  const labels = {
    anonymous: messagesOf(locale).records.anonymous,
    classes: classNames(catalogue, locale),
  };
  const all = queue.groups.flatMap((group) => group.items);
  const tabs = [undefined, ...TABS].map((one) => ({
    href: deskHref(locale, one),
    current: tab === one,
    label: `${words.tabs[one ?? 'all']} ${one === undefined ? all.length : all.filter(({ kind }) => tabOf(kind) === one).length}`,
  }));
  const next = hrefAt(nth + 1) ?? (nth > 0 ? hrefAt(nth - 1) : undefined) ?? deskHref(locale, tab);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <dl className={styles.stats}>
          {[
            [words.waiting, String(queue.waiting)],
            [words.medianWait, queue.medianWaitMs === null ? words.none : ageText(words, queue.medianWaitMs)],
            [words.doneToday, String(queue.doneToday)],
          ].map(([term, stat]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{stat}</dd>
            </div>
          ))}
        </dl>
        <DeskKeys
          previous={hrefAt(nth - 1)}
          next={hrefAt(nth + 1)}
          words={{ previous: words.previous, next: words.next, position: fill(words.position, { nth: nth + 1, count: items.length }) }}
        />
      </div>
      <div className={styles.tabs}>
        <TabLinks label={words.tabsLabel} items={tabs} />
        <p className={styles.keys} aria-hidden>
          <kbd>J</kbd>
          <kbd>K</kbd>
          {words.move}
        </p>
      </div>
      <BulkDesk groups={bulkGroups(groups, locale)} home={deskHref(locale, tab)} words={words} states={messagesOf(locale).records.states}>
        {item === undefined ? (
          <div className="card">
            <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
          </div>
        ) : (
          <div className={styles.desk}>
            <QueueList groups={groups} tab={tab} item={item} now={queue.now} labels={labels} locale={locale} />
            {card && (
              <RecordCard
                key={item}
                catalogue={catalogue}
                card={card}
                chosen={chosen}
                now={queue.now}
                next={next}
                labels={labels}
                locale={locale}
              />
            )}
            {!card && chosen && player && <LookCard key={item} item={chosen} player={player} next={next} labels={labels} locale={locale} />}
            {!card && !chosen && (
              <div className="card">
                <EmptyState title={words.errors['not-found']}>{words.emptyText}</EmptyState>
              </div>
            )}
          </div>
        )}
      </BulkDesk>
    </main>
  );
}
