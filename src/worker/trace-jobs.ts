import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { startTracing } from '#wiring/tracing/start-tracing.ts';

const traced = z.object({ _traceparent: z.string().optional() }).catch({});

/** Wraps tasks so that each job runs in a span: of the trace that queued it, or of its own trace if it was scheduled. */
export function traceJobs(tracer: ReturnType<typeof startTracing>, tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      (payload, helpers) => {
        const { _traceparent: parent } = traced.parse(payload);
        const message = {
          'messaging.system': 'graphile-worker',
          'messaging.destination.name': name,
          'messaging.message.id': helpers.job.id,
        };
        return tracer.run({ name: `job ${name}`, kind: 'consumer', attributes: message, parent }, async () => task?.(payload, helpers));
      },
    ]),
  );
}
