import type { QueueKind } from '#domain/moderation/queue.ts';
import type { Language } from '#domain/shared/language.ts';
import { aboutText } from '#web/features/moderation/card/about-text.ts';
import { ageText, isLate } from '#web/features/moderation/card/age-text.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Desk, Tab } from '#web/server/account/read-moderation.ts';
import { BookOpen, Flag, Image, ImageOff, Scale, TrendingUp, UserPen, UserRoundPen } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { deskHref } from './desk-href.ts';
import styles from './queue-list.module.css';

const ICONS = {
  appeal: Scale,
  report: Flag,
  value: TrendingUp,
  missing: ImageOff,
  evidence: Image,
  name: UserPen,
  profile: UserRoundPen,
  keyword: BookOpen,
} satisfies Record<QueueKind, unknown>;

type Props = {
  groups: Desk['groups'];
  tab: Tab | undefined;
  item: string;
  now: Date;
  labels: PlayerLabels;
  locale: Language;
};

/** Lists the queue by player, oldest items first. Each item links to its card. */
export function QueueList({ groups, tab, item, now, labels, locale }: Props) {
  const words = messagesOf(locale).moderation;
  return (
    <section className={`card ${styles.queue}`} aria-label={words.queueLabel}>
      <ul>
        {groups.map(({ handle, name, rankClass, items }) => (
          <li key={handle}>
            <div className={styles.player}>
              <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} />
              <span>{items.length}</span>
            </div>
            {items.map((one) => {
              const Icon = ICONS[one.kind];
              const waited = now.getTime() - one.since.getTime();
              return (
                <Link
                  key={one.item}
                  className={styles.row}
                  href={deskHref(locale, tab, one.item)}
                  aria-current={one.item === item || undefined}
                  data-kind={one.kind}
                >
                  <Icon aria-hidden />
                  <b>{words.kinds[one.kind]}</b>
                  <span className={styles.age} data-late={isLate(waited) || undefined}>
                    {ageText(words, waited)}
                  </span>
                  <small>{aboutText(one, name ?? labels.anonymous, words.copied, locale)}</small>
                </Link>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
