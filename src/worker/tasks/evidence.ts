import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '#usecases/deps.ts';
import { cleanUploads } from '#usecases/evidence/clean-uploads.ts';
import { lookAtEvidence } from '#usecases/evidence/look-at-evidence.ts';
import { processUpload } from '#usecases/evidence/process-upload.ts';
import { requeueUploads } from '#usecases/evidence/requeue-uploads.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';

const payload = z.object({ uploadId: z.uuid() });
const batch = z.object({
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .default('0'),
}); // a scheduled job has no payload and starts with the first record

/** Creates the evidence tasks. Each is safe to run twice, concurrently or after a crash. */
export function evidenceTasks(deps: Deps): TaskList {
  const decode = createDecoder();
  return {
    'process-upload': (raw) => processUpload(deps, decode, payload.parse(raw).uploadId),
    'requeue-uploads': () => requeueUploads(deps),
    'clean-uploads': async () => {
      const sweep = await cleanUploads(deps);
      if (sweep?.refusal !== undefined)
        throw new Error(`the storage was not cleaned (${sweep.refusal}): run npm run evidence:sweep for the reason`);
    },
    'check-evidence': (raw) => lookAtEvidence(deps, batch.parse(raw).after),
  };
}
