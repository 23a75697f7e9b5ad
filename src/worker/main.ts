import { Logger, run, type TaskList } from 'graphile-worker';
import { renewSpans } from '#usecases/keyword-layer/renew-spans.ts';
import { foldRankings } from '#usecases/rankings/fold-rankings.ts';
import { refreshTotals } from '#usecases/rankings/refresh-totals.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { createLog } from '#wiring/log.ts';
import { closeEventsTask } from '#worker/tasks/close-events.ts';
import { declineUnansweredTask } from '#worker/tasks/decline-unanswered.ts';
import { evidenceTasks } from '#worker/tasks/evidence.ts';
import { forgetExpiredTask } from '#worker/tasks/forget-expired.ts';
import { measureEffortsTask } from '#worker/tasks/measure-efforts.ts';
import { noticeTasks } from '#worker/tasks/notices.ts';
import { mailTasks } from '#worker/tasks/send-mails.ts';
import { runRelay } from './relay.ts';
import { schedule } from './schedule.ts';

const env = parseEnv(process.env);
const log = createLog(env.LOG_LEVEL);
const { deps, close } = createDeps(env, { statementTimeoutMs: 60_000 }); // nobody waits for a job, and totals grow with the site

const taskList: TaskList = {
  'fold-views': () => foldRankings(deps),
  'refresh-totals': () => refreshTotals(deps),
  'read-texts': async () => {
    await renewSpans(deps);
  },
  'measure-efforts': measureEffortsTask(deps),
  'close-events': closeEventsTask(deps),
  'decline-unanswered': declineUnansweredTask(deps),
  'forget-expired': forgetExpiredTask(deps),
  ...noticeTasks(deps),
  ...mailTasks(deps),
  ...evidenceTasks(deps),
};

const runner = await run({
  connectionString: env.DATABASE_URL,
  concurrency: env.WORKER_CONCURRENCY,
  taskList,
  parsedCronItems: schedule,
  logger: new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level](message)),
});
await runner.addJob('measure-efforts', {}, { jobKey: 'measure-efforts' }); // a new site has counted nothing yet; one job, however many workers start
const stop = new AbortController();
const relay = runRelay(deps, stop.signal, (error) => log.error(error, 'changes could not be relayed'));
// The runner ends by itself on SIGTERM and SIGINT, after the jobs under way.
await runner.promise;
stop.abort();
await relay;
await close();
