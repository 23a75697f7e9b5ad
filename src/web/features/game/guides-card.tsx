import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { GamePage } from '#web/server/rankings/read-game.ts';
import { FoldHead } from '#web/ui/fold/fold-head.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Pencil } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './cards.module.css';

type Props = { catalogue: Catalogue; page: GamePage; locale: Language };

/** Shows how many stages of a game have a guide, and which guides most people would read. */
export function GuidesCard({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'game');
  const { game, guided, wanted } = page;
  const stages = game.groups.flatMap(({ boards }) => boards).filter(({ kind }) => kind === 'stage').length;
  if (stages === 0) return null;
  const count = guided.size;
  const [first] = wanted;
  return (
    <section className={`card ${styles.card} ${styles.guides}`} aria-labelledby="guides">
      <FoldHead label={t('group.toggle', { name: t('guides.heading') })} isOpen={false}>
        <h2 id="guides">{t('guides.heading')}</h2>
        <small>{t('guides.short', { count, stages })}</small>
      </FoldHead>
      <div className={styles.cover}>
        <p>{t.rich('guides.have', { count, stages, b: (text) => <b>{text}</b>, span: (text) => <span>{text}</span> })}</p>
        <div className={styles.coverBar} aria-hidden="true">
          <i style={{ '--share': count / stages } as CSSProperties} />
        </div>
        {first && (
          <>
            <p className={styles.wanted}>{t('guides.wanted')}</p>
            <ul>
              {wanted.map(({ stageId, players }) => (
                <li key={stageId}>
                  <Link href={localePath(locale, guideRoute(stageId))}>{inLanguage(catalogue.stages.get(stageId)?.name, locale)}</Link>
                  <span className="num" title={t('guides.players', { count: players })}>
                    {players}
                  </span>
                </li>
              ))}
            </ul>
            <ButtonLink href={localePath(locale, guideRoute(first.stageId))} variant="line" size="wide">
              <Pencil />
              {t('guides.write')}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
