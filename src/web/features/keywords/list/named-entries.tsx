import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import styles from '#web/features/keywords/keyword-page.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { languageOf } from '#web/i18n/other-language.ts';
import { Hash } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';

type Entry = {
  readonly uniqueId: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly guideOf: number | null;
};
type Props = {
  id: string;
  title: string;
  entries: readonly Entry[];
  catalogue: Catalogue;
  guideOf: (stage: string) => string;
  locale: Language;
};

/** Links to other entries by name, and to guides by the name of their stage. Renders nothing without entries. */
export function NamedEntries({ id, title, entries, catalogue, guideOf, locale }: Props) {
  if (entries.length === 0) return null;
  return (
    <section className={`card ${styles.links}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {entries.map(({ uniqueId, names, guideOf: stageId }) => {
          const stage = stageId === null ? undefined : findStage(catalogue, stageId);
          const lang = languageOf(names, locale);
          const name = names[lang];
          if (name === undefined) return null;
          return (
            <li key={uniqueId}>
              <Link
                href={localePath(locale, stageId === null ? keywordRoute(name) : guideRoute(stageId))}
                lang={lang === locale ? undefined : lang}
              >
                <Hash data-icon="s" aria-hidden />
                {stage ? guideOf(inLanguage(stage.name, locale)) : name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
