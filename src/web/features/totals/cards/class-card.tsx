import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { OwnStem } from '#web/features/totals/own/own-stem.tsx';
import { OwnNextClass, OwnTitle } from '#web/features/totals/own/own-title.tsx';
import { titleWords } from '#web/features/totals/total-labels.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { STEM_ROOT, StemChart, stemPlaces } from '#web/ui/charts/lines/stem-chart.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import styles from './cards.module.css';

type Props = { catalogue: Catalogue; counts: ReadonlyMap<number, number>; boards: number; locale: Language };

/** Charts the number of players in each class, in the colours of the classes. */
export function ClassCard({ catalogue, counts, boards, locale }: Props) {
  const [t, chart] = [translate(locale, 'totals.spread'), translate(locale, 'charts')];
  const classes = [...catalogue.rankClasses.values()].map(({ id, name }) => ({
    id,
    name: inLanguage(name, locale),
    players: counts.get(id) ?? 0,
  }));
  const words = titleWords(catalogue, locale);
  const first = classes[0];
  if (!first || counts.size === 0) return null;
  const most = classes.reduce((a, b) => (b.players > a.players ? b : a), first);
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>
          <OwnTitle words={words}>{t('mostClass', { name: most.name })}</OwnTitle>
        </h2>
        <p>
          <OwnNextClass words={words}>{t('factor', { boards })}</OwnNextClass>
        </p>
      </header>
      <StemChart
        words={{
          sentence: t('classSentence', { most: most.players, name: most.name }),
          heads: [t('heads.class'), t('heads.players')],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
        }}
        points={classes.map(({ id, name, players }) => ({
          label: name,
          value: players,
          text: String(players),
          cells: [name, String(players)],
          colour: `var(--rank-${CLASS_KEYS[id] ?? 'd3'})` as const,
        }))}
        colour="var(--text-3)"
      />
      <OwnStem
        stems={stemPlaces(classes.map(({ players }) => players)).map((place, index) => ({ key: classes[index]?.id ?? 0, ...place }))}
        root={STEM_ROOT}
        rise={30}
        by="rankClass"
        label={messagesOf(locale).totals.own.you}
      />
    </section>
  );
}
