import { type EventPlan, eventPlan } from './event-plan.ts';

/** Returns a plan with two teams on one stage, for one week from 2026-12-01 15:00 in Tokyo. */
export const plan = (more: Partial<EventPlan> = {}): EventPlan => ({
  ...eventPlan.parse({
    title: { en: 'Kettle Cup', ja: 'やかん杯' },
    type: 'user-planned',
    style: 'teams',
    zone: 'Asia/Tokyo',
    startsAt: '2026-12-01T15:00:00+09:00',
    endsAt: '2026-12-08T14:59:59+09:00',
    stages: [{ name: { en: 'Steam', ja: '湯気' }, baseStage: 201, metric: 'points' }],
    teams: [1, 2],
  }),
  ...more,
});

export const PLAN_CODE = 261201;
