import { z } from 'zod';
import { form, NEEDED } from '#domain/shared/form.ts';
import { eventPlan } from './event-plan.ts';

/** A new event as its organiser sends it: the code, and the plan. */
export const newEventForm = form({ code: z.int(NEEDED), plan: eventPlan });

/** Which team a member is moved to. */
export const teamForm = form({ teamId: z.int(NEEDED) });
