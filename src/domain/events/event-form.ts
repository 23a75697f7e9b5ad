import { z } from 'zod';
import { form, NEEDED } from '#domain/shared/form.ts';
import { eventPlan } from './event-plan.ts';

/** A new event as sent by its organiser: the code and the plan. */
export const newEventForm = form({ code: z.int(NEEDED), plan: eventPlan });

/** The new team of a member. */
export const teamForm = form({ teamId: z.int(NEEDED) });
