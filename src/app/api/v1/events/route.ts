import { listEvents as endpoint } from '#domain/api/events.ts';
import { listEvents } from '#usecases/events/list-events.ts';
import { deps } from '#web/server/deps.ts';
import { eventList } from '#web/server/v1/event-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async () => ({ ok: true, value: eventList(await listEvents(deps())) }));
