import type { EVENT_STYLES, EVENT_TYPES, LimitedEvent, METRIC_NAMES, MetricName, Stage } from '#domain/catalogue/rows.ts';
import type { EVENT_LIMITS } from '#domain/events/plan/event-limits.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import type { Language, Localised } from '#domain/shared/language.ts';
import type { Messages } from '#web/i18n/messages.ts';

export type FormWords = Messages['eventForm'];
export type EventType = EventPlan['type'];
type TypeNames = Readonly<Record<EventType, string>>;

/** Texts for the event preview, which is shown in every language, and the short name of the language. */
export type PreviewWords = Pick<FormWords, 'styles' | 'untitled' | 'preview'> & {
  readonly typeNames: TypeNames;
  readonly short: string;
};

/** Selectable stage with the data against which a plan is validated. */
export type KnownStage = Pick<Stage, 'id' | 'name' | 'series' | 'timeLimit' | 'treasure' | 'rules' | 'retired'> & {
  readonly yomi: string;
  readonly metrics: readonly MetricName[]; // One metric per rule.
};
export type KnownEvent = Pick<LimitedEvent, 'id' | 'title' | 'type' | 'startsAt' | 'endsAt' | 'zone' | 'boards'>;
export type KnownTeam = { readonly id: number; readonly name: Localised; readonly colour: string };

/** Subset of the catalogue that the event form needs. It is sent with the page. */
export type FormGround = {
  readonly events: readonly KnownEvent[];
  readonly stages: readonly KnownStage[];
  readonly rules: Readonly<Record<number, Localised>>;
  readonly teams: readonly KnownTeam[];
};

/** Data from which the event form is rendered. */
export type FormContext = {
  readonly locale: Language;
  readonly words: FormWords;
  readonly typeNames: TypeNames;
  readonly languageNames: Readonly<Record<Language, string>>;
  readonly previews: Readonly<Record<Language, PreviewWords>>;
  readonly siteZone: string;
  readonly ground: FormGround;
  readonly taken: readonly number[]; // Event codes that are not available for a new event.
  // Event codes granted to the organiser, or null for admins, who may use any day.
  readonly free: readonly number[] | null;
  readonly stored: { readonly code: number; readonly revisionId: string; readonly plan: EventPlan } | undefined;
  readonly firstDay: string; // Default start day for a new event.
  // Passed as props, because importing these lists would also load the schemas, which the browser needs only to
  // validate.
  readonly types: typeof EVENT_TYPES;
  readonly styles: typeof EVENT_STYLES;
  readonly metrics: typeof METRIC_NAMES;
  readonly limits: typeof EVENT_LIMITS;
};
