import { z } from 'zod';
import { eventPlan } from './event-plan.ts';

/** A new event as its organiser sends it: the code, and the plan. */
export const newEventForm = z.strictObject(
  {
    code: z.int({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong-type') }),
    plan: eventPlan,
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') },
);

/** Which team a member is moved to. */
export const teamForm = z.strictObject(
  { teamId: z.int({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong-type') }) },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') },
);
