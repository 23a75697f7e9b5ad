import type { Bilingual, EVENT_STYLES, EVENT_TYPES, LimitedEvent, METRIC_NAMES, MetricName, Stage } from '#domain/catalogue/rows.ts';
import type { EVENT_LIMITS } from '#domain/events/event-limits.ts';
import type { EventPlan } from '#domain/events/event-plan.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';

export type FormWords = Messages['eventForm'];
export type EventType = EventPlan['type'];

/** What the preview says, which it does in either language. */
export type PreviewWords = Pick<FormWords, 'types' | 'styleTags' | 'untitled' | 'preview'>;

/** A stage as it can be chosen, with what a plan is checked against. */
export type KnownStage = Pick<Stage, 'id' | 'name' | 'series' | 'timeLimit' | 'treasure' | 'rules' | 'retired'> & {
  readonly yomi: string;
  readonly metrics: readonly MetricName[]; // by rule
};
export type KnownEvent = Pick<LimitedEvent, 'id' | 'title' | 'type' | 'startsAt' | 'endsAt' | 'zone' | 'boards'>;
export type KnownTeam = { readonly id: number; readonly name: Bilingual; readonly colour: string };

/** As much of the catalogue as the form needs; it travels with the page. */
export type FormGround = {
  readonly events: readonly KnownEvent[];
  readonly stages: readonly KnownStage[];
  readonly rules: Readonly<Record<number, Bilingual>>;
  readonly teams: readonly KnownTeam[];
};

/** All that the form is made with. */
export type FormContext = {
  readonly locale: Locale;
  readonly words: FormWords;
  readonly both: Readonly<Record<Locale, PreviewWords>>;
  readonly siteZone: string;
  readonly ground: FormGround;
  readonly taken: readonly number[]; // codes that no new event can have
  readonly free: readonly number[] | null; // codes that were granted; null: an admin may take any day
  readonly stored: { readonly code: number; readonly revisionId: string; readonly plan: EventPlan } | undefined; // undefined: it is new
  readonly firstDay: string; // where a new event begins unless told
  // Lists of the domain, given by the server: their modules carry the schemas, which the browser fetches only when it checks.
  readonly types: typeof EVENT_TYPES;
  readonly styles: typeof EVENT_STYLES;
  readonly metrics: typeof METRIC_NAMES;
  readonly limits: typeof EVENT_LIMITS;
};
