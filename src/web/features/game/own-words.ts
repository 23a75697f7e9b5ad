import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { MeadowWords } from '#web/features/game/own/meadow.tsx';
import type { NextWords } from '#web/features/game/own/next-targets.tsx';
import type { MarkWords } from '#web/features/game/own/own-marks.tsx';
import { messagesOf } from '#web/i18n/messages.ts';

type OwnWords = { readonly next: NextWords; readonly meadow: MeadowWords; readonly marks: MarkWords };

/** Returns the texts of the reader's own parts of the page of a game, which are rendered in the browser. */
export function ownWords(catalogue: Catalogue, series: number, locale: Language): OwnWords {
  const { next, meadow, group, tile, totals, place, tied, failed, retry } = messagesOf(locale).game;
  const { stages, categories, ...rest } = meadow;
  const isRuns = series === SPEEDRUN_SERIES;
  return {
    next: {
      ...{ ...next, place, tied, failed, retry },
      classes: Object.fromEntries([...catalogue.rankClasses.values()].map(({ id, name }) => [id, inLanguage(name, locale)])),
    },
    meadow: { ...rest, title: isRuns ? categories : stages, place, tied, failed, retry },
    marks: { open: tile.open, group: isRuns ? group.ownCategories : group.own, groupTotal: group.ownTotal, best: totals.best, place, tied },
  };
}
