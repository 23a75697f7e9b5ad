import type { CSSProperties, ReactNode } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import { formatScore } from '#domain/shared/score.ts';
import type { HomeWords } from '#web/features/home/home-words.ts';
import story from '#web/features/home/story.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Beaten, FeedItem, Home } from '#web/server/site/read-home.ts';
import { Flag, Sprout, Star } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import styles from './rows.module.css';

const FIRST_DAN = 6; // Japanese has one word for a promotion to 初段 (B3) or higher, and one for a promotion below it.

type WeekRecord = Home['stories']['quiet'][number];
type Promotion = Exclude<FeedItem, WeekRecord>;
type Props<Item> = { item: Item; words: HomeWords };

/** Tells one story of the week in a sentence with its number, its date and one link. */
export function StoryRow({ item, beaten, words }: Props<FeedItem> & { beaten: Beaten | undefined }) {
  return 'record' in item ? <RecordRow item={item} beaten={beaten} words={words} /> : <PromotionRow item={item} words={words} />;
}

function RecordRow({ item, beaten, words }: Props<WeekRecord> & { beaten: Beaten | undefined }) {
  const { locale, place, gain } = words;
  const t = translate(locale, 'home.feed');
  const { record, kind } = item;
  const short = item.gain && gain(item.gain, 'short');
  const detail = beaten
    ? t('after', { gain: gain(beaten.gap, 'short'), days: beaten.days })
    : (short ?? (record.gain === null ? t('firstHere') : null));
  const parts = {
    player: () => <Player name={record.name} rankClass={record.rankClass} words={words} />,
    stage: () => (
      <Link href={localePath(locale, record.route)}>
        <b>{inLanguage(record.stage, locale)}</b>
      </Link>
    ),
  };
  const sentence = {
    'world-record': () => t.rich(beaten ? (beaten.isOwn ? 'ownRecord' : 'record') : 'firstRecord', parts),
    'top-three': () => t.rich(record.gain === null ? 'entered' : 'top', { ...parts, place: place(record.rank ?? 1) }),
    'first-post': () => t.rich('first', { ...parts, place: place(record.rank ?? 1) }),
    none: () => t.rich('posted', parts),
  }[kind === undefined || kind === 'class-up' ? 'none' : kind]();
  return (
    <Row
      badge={<RecordBadge kind={kind} rank={record.rank} />}
      kind={kind === 'top-three' ? `place-${record.rank}` : kind}
      value={record.value}
      small={<time dateTime={record.postedOn.replaceAll('/', '-')}>{record.postedOn.slice(5)}</time>}
      sentence={sentence}
      token={seriesToken(record.series)}
      detail={
        <>
          <i className={story.dot} />
          {[inLanguage(record.rule, locale), ...(detail ? [detail] : [])].join(traitsOf(locale).partMark)}
        </>
      }
    />
  );
}

function PromotionRow({ item: { player, from, to, points }, words }: Props<Promotion>) {
  const { locale, labels } = words;
  const t = translate(locale, 'home.feed');
  const sentence = t.rich('classUp', {
    player: () => <Player name={player.name} rankClass={to} words={words} />,
    b: (text) => <b>{text}</b>,
    name: labels.classes[to] ?? '',
    isDan: String(to >= FIRST_DAN),
  });
  return (
    <Row
      badge={<Sprout aria-hidden />}
      kind="class-up"
      value={formatScore(player.points)}
      small={t('points')}
      sentence={
        <>
          {sentence}
          <Link href={localePath(locale, playerRoute(player.handle))}>
            <span className="sr">{t('seePlayer')}</span>
          </Link>
        </>
      }
      token={undefined}
      detail={t('from', { name: labels.classes[from] ?? '', points })}
    />
  );
}

type RowProps = {
  badge: ReactNode;
  kind: string | undefined;
  sentence: ReactNode;
  detail: ReactNode;
  value: string;
  small: ReactNode;
  token: number | undefined;
};

const Row = ({ badge, kind, sentence, detail, value, small, token }: RowProps) => (
  <li className={styles.row} style={token === undefined ? undefined : ({ '--c': `var(--planet-${token})` } as CSSProperties)}>
    <span className={`num ${styles.badge}`} data-kind={kind}>
      {badge}
    </span>
    <div className={styles.what}>
      {sentence}
      <small>{detail}</small>
    </div>
    <p className={`num ${styles.value}`}>
      <b>{value}</b>
      <small>{small}</small>
    </p>
  </li>
);

function RecordBadge({ kind, rank }: { kind: WeekRecord['kind']; rank: number | null }) {
  if (kind === 'world-record') return <Star aria-hidden />;
  return kind === 'top-three' ? <span aria-hidden="true">{rank}</span> : <Flag aria-hidden />;
}

function Player({ name, rankClass, words: { labels } }: { name: string | null; rankClass: number | null; words: HomeWords }) {
  const classKey = rankClass === null || name === null ? undefined : CLASS_KEYS[rankClass];
  return (
    <>
      <b>{name ?? labels.anonymous}</b>{' '}
      {classKey && rankClass !== null && <RankClassBadge classKey={classKey} label={labels.classes[rankClass] ?? ''} />}
    </>
  );
}
