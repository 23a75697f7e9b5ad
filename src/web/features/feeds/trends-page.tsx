import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { Static } from '#web/markup/static.tsx';
import type { Trends } from '#web/server/site/read-feeds.ts';
import shared from '#web/ui/page/shared.module.css';
import { ActiveCard } from './active-card.tsx';
import { FeedHead } from './feed-head.tsx';
import { MostPostedCard } from './most-posted-card.tsx';
import { RisingCard } from './rising-card.tsx';
import styles from './trends-page.module.css';

type Props = { catalogue: Catalogue; trends: Trends; locale: Language };

/** Renders the trends: the most posted stage per month, rising stages and the most active players. */
export function TrendsPage(props: Props) {
  return (
    <main id="main" className="wrap">
      <FeedHead page="trends" locale={props.locale} />
      <div className={`${shared.split} ${styles.cards}`}>
        <MostPostedCard {...props} isWhole />
        <Static as="div" className="contents">
          <RisingCard {...props} />
          <ActiveCard {...props} />
        </Static>
      </div>
    </main>
  );
}
