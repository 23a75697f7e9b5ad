import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Dashboard } from '#web/server/account/read-dashboard.ts';
import type { PlayerLabels } from '#web/ui/player/player-name.tsx';

/** Props shared by all dashboard cards. */
export type Parts = {
  readonly catalogue: Catalogue;
  readonly dashboard: Dashboard;
  readonly locale: Language;
  readonly labels: PlayerLabels;
};
