import type { MetricName } from '#domain/catalogue/rows.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { inEveryLanguage, LANGUAGES, type Language } from '#domain/shared/language.ts';
import { type ClockTime, clockTimeOf, zonedMoment } from '#domain/shared/zoned-moment.ts';

/** Text as entered, which is empty in a language that has not been filled in. */
export type TypedTexts = Readonly<Record<Language, string>>;

const typedTexts = (texts?: Partial<TypedTexts> | null): TypedTexts => inEveryLanguage((language) => texts?.[language] ?? '');

/** Stage in the form. Its key stays the same when the stage is moved, so that a cell can refer to it. */
export type TypedStage = {
  readonly key: string;
  readonly name: TypedTexts;
  readonly baseStage: number | null;
  readonly metric: MetricName;
};
export type TypedBoard = { readonly stage: number; readonly rule: number };
export type TypedCell = { readonly stage: string; readonly home: number | null; readonly border: string };

/**
 * Event plan as form state. Retains input that another choice hides, such as the teams of a standard event, in case the
 * organiser switches back. Hidden input is not sent.
 */
export type TypedPlan = {
  readonly title: TypedTexts;
  readonly type: EventPlan['type'];
  readonly style: EventPlan['style'];
  readonly zone: string;
  readonly starts: ClockTime;
  readonly ends: ClockTime;
  readonly entry: { readonly opens: ClockTime; readonly closes: ClockTime } | null;
  readonly ground: 'own' | 'boards';
  readonly stages: readonly TypedStage[];
  readonly boards: readonly TypedBoard[];
  readonly teams: readonly number[];
  readonly columns: number;
  readonly cells: readonly (TypedCell | null)[];
  readonly blind: boolean;
  readonly evidence: EventPlan['evidence'];
  readonly description: TypedTexts;
};

/** Returns a stage without a name, to be filled in. */
export const emptyStage = (): TypedStage => ({ key: crypto.randomUUID(), name: typedTexts(), baseStage: null, metric: 'points' });

/** Returns the initial form state of a new event. */
export const emptyPlan = (type: EventPlan['type'], zone: string, day: string): TypedPlan => ({
  title: typedTexts(),
  type,
  style: 'standard',
  zone,
  starts: { day, time: '22:00' }, // Past events usually started and ended at these times.
  ends: { day: '', time: '21:59' },
  entry: null,
  ground: 'own',
  stages: [],
  boards: [],
  teams: [],
  columns: 3,
  cells: [],
  blind: false,
  evidence: null,
  description: typedTexts(),
});

/** Completes form state that this browser stored before the site had all of its languages. */
export const inAllLanguages = (typed: TypedPlan): TypedPlan => ({
  ...typed,
  title: typedTexts(typed.title),
  stages: typed.stages.map((stage) => ({ ...stage, name: typedTexts(stage.name) })),
  description: typedTexts(typed.description),
});

/** Converts a stored plan into form state. */
export function typedOf({ startsAt, endsAt, entry, stages, boards, area, description, ...plan }: EventPlan): TypedPlan {
  const shown = (moment: string) => clockTimeOf(new Date(moment), plan.zone);
  const keyed = stages.map((stage, place) => ({ ...stage, name: typedTexts(stage.name), key: `s${place}` }));
  return {
    ...plan,
    title: typedTexts(plan.title),
    starts: shown(startsAt),
    ends: shown(endsAt),
    entry: entry && { opens: shown(entry.opensAt), closes: shown(entry.closesAt) },
    ground: boards.length > 0 ? 'boards' : 'own',
    stages: keyed,
    boards,
    columns: area?.columns ?? 3,
    cells: (area?.cells ?? []).map((cell) => {
      const stage = cell && keyed[cell.stage];
      return stage ? { stage: stage.key, home: cell.home, border: String(cell.border / unitOf(stage.metric)) } : null;
    }),
    description: typedTexts(description),
  };
}

/** Converts form state into the plan to send, without validating it. */
export function planOf(typed: TypedPlan): EventPlan {
  const { title, type, style, zone, blind, evidence, description } = typed;
  const isOwn = typed.ground === 'own';
  return {
    ...{ title, type, style, zone, blind, evidence },
    startsAt: zonedMoment(typed.starts, zone) ?? '',
    endsAt: zonedMoment(typed.ends, zone, '59') ?? '', // The entered minute is inclusive.
    entry: typed.entry && {
      opensAt: zonedMoment(typed.entry.opens, zone) ?? '',
      closesAt: zonedMoment(typed.entry.closes, zone, '59') ?? '',
    },
    stages: isOwn ? typed.stages.map(({ key: _, ...stage }) => stage) : [],
    boards: isOwn ? [] : [...typed.boards],
    teams: style === 'standard' ? [] : [...typed.teams],
    area: style === 'area' ? areaOf(typed) : null,
    description: LANGUAGES.every((language) => description[language].trim() === '') ? null : description,
  };
}

/** Factor between the entered and the stored border. Times are entered in seconds and stored in milliseconds. */
export const unitOf = (metric: MetricName): number => (metric === 'elapsed' ? 1_000 : 1);

function areaOf({ columns, cells, stages, teams }: TypedPlan): EventPlan['area'] {
  return {
    columns,
    cells: cells.map((cell) => {
      const place = stages.findIndex(({ key }) => key === cell?.stage);
      const stage = stages[place];
      if (!cell || !stage) return null;
      const border = cell.border.trim() === '' ? Number.NaN : Number(cell.border) * unitOf(stage.metric);
      return { stage: place, home: cell.home !== null && teams.includes(cell.home) ? cell.home : null, border };
    }),
  };
}
