import type { Bilingual, EVENT_STYLES, EVENT_TYPES, LimitedEvent, METRIC_NAMES, MetricName, Stage } from '#domain/catalogue/rows.ts';
import type { EVENT_LIMITS } from '#domain/events/event-limits.ts';
import type { EventPlan } from '#domain/events/event-plan.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';

export type FormWords = Messages['eventForm'];
export type EventType = EventPlan['type'];

/** Preview texts, needed in both languages. */
export type PreviewWords = Pick<FormWords, 'types' | 'styleTags' | 'untitled' | 'preview'>;

/** A selectable stage with the data a plan is validated against. */
export type KnownStage = Pick<Stage, 'id' | 'name' | 'series' | 'timeLimit' | 'treasure' | 'rules' | 'retired'> & {
  readonly yomi: string;
  readonly metrics: readonly MetricName[]; // one per rule
};
export type KnownEvent = Pick<LimitedEvent, 'id' | 'title' | 'type' | 'startsAt' | 'endsAt' | 'zone' | 'boards'>;
export type KnownTeam = { readonly id: number; readonly name: Bilingual; readonly colour: string };

/** Subset of the catalogue that the form needs; sent with the page. */
export type FormGround = {
  readonly events: readonly KnownEvent[];
  readonly stages: readonly KnownStage[];
  readonly rules: Readonly<Record<number, Bilingual>>;
  readonly teams: readonly KnownTeam[];
};

/** Everything the form is rendered from. */
export type FormContext = {
  readonly locale: Locale;
  readonly words: FormWords;
  readonly both: Readonly<Record<Locale, PreviewWords>>;
  readonly siteZone: string;
  readonly ground: FormGround;
  readonly taken: readonly number[]; // codes not available for a new event
  readonly free: readonly number[] | null; // granted codes; null for admins, who may use any day
  readonly stored: { readonly code: number; readonly revisionId: string; readonly plan: EventPlan } | undefined; // undefined: new event
  readonly firstDay: string; // default start day of a new event
  // Domain lists are passed by the server: their modules include the schemas, which the browser loads only for validation.
  readonly types: typeof EVENT_TYPES;
  readonly styles: typeof EVENT_STYLES;
  readonly metrics: typeof METRIC_NAMES;
  readonly limits: typeof EVENT_LIMITS;
};
