import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_STYLES, EVENT_TYPES, METRIC_NAMES } from '#domain/catalogue/rows.ts';
import { dayOfCode } from '#domain/events/event-code.ts';
import { EVENT_LIMITS } from '#domain/events/plan/event-limits.ts';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { ManageCrumbs } from '#web/features/event-form/manage/manage-crumbs.tsx';
import { OrganisersPanel } from '#web/features/event-form/manage/organisers-panel.tsx';
import { formGround } from '#web/features/event-form/plan/judge-plan.ts';
import { languageNames, SHORT_NAMES } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import styles from './event-form.module.css';
import type { FormContext, PreviewWords } from './form-context.ts';
import { PlanForm } from './plan-form.tsx';

type Props = Pick<FormContext, 'taken' | 'free' | 'stored'> & {
  catalogue: Catalogue;
  code?: number | undefined; // Event code that sets the start day of a new event.
  organisers?: readonly { readonly handle: string; readonly name: string | null }[] | null;
  locale: Language;
};

/** Renders the form for a new event or for a draft. */
export function FormPage({ catalogue, taken, free, stored, code, organisers, locale }: Props) {
  const { eventForm: words, events, account } = messagesOf(locale);
  const first = code ?? free?.[0];
  const context: FormContext = {
    ...{ locale, words, taken, free, stored },
    siteZone: siteZone(),
    ground: formGround(catalogue),
    typeNames: events.types,
    languageNames: languageNames(locale),
    previews: inEveryLanguage(previewWords),
    firstDay: (first === undefined ? undefined : dayOfCode(first)) ?? '',
    types: EVENT_TYPES,
    styles: EVENT_STYLES,
    metrics: METRIC_NAMES,
    limits: EVENT_LIMITS,
  };
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <ManageCrumbs locale={locale} />
      <noscript>
        <Callout tone="warn">{words.noScript}</Callout>
      </noscript>
      <PlanForm context={context} />
      {stored && organisers && (
        <OrganisersPanel
          code={stored.code}
          organisers={organisers}
          hasEffect={stored.plan.type === 'user-planned'}
          words={words}
          anonymous={account.anonymous}
        />
      )}
    </main>
  );
}

function previewWords(locale: Language): PreviewWords {
  const { eventForm, events } = messagesOf(locale);
  const { styles: styleNames, untitled, preview } = eventForm;
  return { typeNames: events.types, styles: styleNames, untitled, preview, short: SHORT_NAMES[locale] };
}
