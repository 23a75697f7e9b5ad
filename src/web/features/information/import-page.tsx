import { Fragment, type ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './import-page.module.css';

type Props = { locale: Language; oldSite: string | undefined; chat: string | undefined; claim: ReactNode };

/**
 * Explains which data is imported from the old site and how to claim a name. Links to the chat and to the old site if
 * they are configured.
 */
export function ImportPage({ locale, oldSite, chat, claim }: Props) {
  const { title, lead, sections, oldSite: label, ask } = messagesOf(locale).pages.moving;
  return (
    <ScapePage seed={title.length} seriesToken={0} title={title} lead={lead}>
      <div className={`${shared.split} ${styles.columns}`}>
        <Static as="div" className={styles.text}>
          {sections.map(({ heading, text }) => (
            <Fragment key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </Fragment>
          ))}
          {(chat || oldSite) && (
            <p className={shared.row}>
              {chat && <ButtonLink href={chat}>{ask}</ButtonLink>}
              {oldSite && <ButtonLink href={oldSite}>{label}</ButtonLink>}
            </p>
          )}
        </Static>
        {claim}
      </div>
    </ScapePage>
  );
}
