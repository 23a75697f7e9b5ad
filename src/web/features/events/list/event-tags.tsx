import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { EyeOff, type IconComponent, MapIcon, User, Users } from '#web/ui/media/icons.tsx';
import { EVENT_TYPE_STYLES } from '#web/ui/player/event-type-styles.ts';
import styles from './event-tags.module.css';

const STYLES: Readonly<Record<LimitedEvent['style'], IconComponent>> = { standard: User, teams: Users, area: MapIcon };

type Props = { event: LimitedEvent; facts: readonly string[]; locale: Language };

/**
 * Renders chips for an event's style, type and further facts. Limited events have no type chip, and offline meet-ups
 * have no style chip.
 */
export function EventTags({ event: { style, type, blind }, facts, locale }: Props) {
  const t = translate(locale, 'events');
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
