// npm run storage:buckets: creates the private buckets on the configured S3 server unless they exist.
import { createBuckets } from '#wiring/create-buckets.ts';
import { parseEnv } from '#wiring/env.ts';

const created = await createBuckets(parseEnv(process.env));
console.log(created.length > 0 ? `created ${created.join(' and ')}` : 'nothing to create');
