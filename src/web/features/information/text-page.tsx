import { Fragment, type ReactNode } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { ScapePage } from '#web/ui/scape-page.tsx';

type Props = { page: 'moving'; locale: Locale; children?: ReactNode };

/** A page of words alone. */
export function TextPage({ page, locale, children }: Props) {
  const { title, lead, sections } = messagesOf(locale).pages[page];
  return (
    <ScapePage seed={title.length} seriesToken={0} title={title} lead={lead}>
      {sections.map(({ heading, text }) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </Fragment>
      ))}
      {children}
    </ScapePage>
  );
}
