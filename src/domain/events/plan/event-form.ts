import { z } from 'zod';
import { form, NEEDED } from '#domain/shared/form.ts';
import { eventPlan } from './event-plan.ts';

/** The form for a new event, with its code and plan. */
export const newEventForm = form({ code: z.int(NEEDED), plan: eventPlan });

/** The form for assigning a member to another team. */
export const teamForm = form({ teamId: z.int(NEEDED) });
