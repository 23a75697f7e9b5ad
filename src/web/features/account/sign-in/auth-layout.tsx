import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import type { Biome } from '#web/ui/scenery/biomes/biome-of.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import styles from './auth-layout.module.css';

/** Landscape shown beside an account form. */
export type AuthScene = { seed: number; seriesToken: SeriesToken; biome: Biome; title: string; text?: string };

// Tall landscape with a large planet. It fills half of a wide screen and a band above the form on a phone.
const TALL = {
  width: 720,
  height: 900,
  align: 'xMidYMid slice',
  planetX: 0.64,
  planetY: 0.46,
  planetRadius: 104,
  constellationX: 0.56,
  stars: 140,
  quiet: 0,
  grass: 28,
  grassHeight: 150,
  grassHeads: 2,
};

/** Lays out an account page in two columns: a landscape and a form. */
export function AuthLayout({ locale, scene, children }: { locale: Language; scene: AuthScene; children: ReactNode }) {
  const t = translate(locale, 'account');
  const { seed, seriesToken, biome, title, text } = scene;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.scene}>
        <SceneryPanel scape={<StageScape seed={seed} seriesToken={seriesToken} biome={biome} options={TALL} />}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </SceneryPanel>
      </div>
      <div className={styles.side}>
        <div className={styles.column}>
          <noscript>
            <Callout tone="warn">{t('needsScript')}</Callout>
          </noscript>
          {children}
        </div>
      </div>
    </main>
  );
}

/** Renders the title of an account form, with an optional link to another form. */
export function AuthHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
