import { EyeOff, type LucideIcon, Map as MapIcon, User, Users } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { EVENT_TYPE_STYLES } from '#web/ui/player/event-type-styles.ts';
import styles from './event-tags.module.css';

const STYLES: Readonly<Record<LimitedEvent['style'], LucideIcon>> = { standard: User, teams: Users, area: MapIcon };

type Props = { event: LimitedEvent; facts: readonly string[] };

/** Renders chips for the style, the type and further facts of an event. Limited events have no chip for the type. */
export async function EventTags({ event: { style, type, blind }, facts }: Props) {
  const t = await getTranslations('events');
  const [StyleIcon, { Icon: TypeIcon }] = [STYLES[style], EVENT_TYPE_STYLES[type]];
  return (
    <ul className={styles.tags}>
      {type !== 'offline' && (
        <li data-style={style}>
          <StyleIcon data-icon="s" aria-hidden />
          {t(`styles.${style}`)}
        </li>
      )}
      {type !== 'limited' && (
        <li>
          <TypeIcon data-icon="s" aria-hidden />
          {t(`types.${type}`)}
        </li>
      )}
      {blind && (
        <li>
          <EyeOff data-icon="s" aria-hidden />
          {t('blind')}
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact} className="num">
          {fact}
        </li>
      ))}
    </ul>
  );
}
