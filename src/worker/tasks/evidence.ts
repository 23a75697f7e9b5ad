import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '#usecases/deps.ts';
import { cleanUploads } from '#usecases/evidence/clean-uploads.ts';
import { lookAtEvidence } from '#usecases/evidence/look-at-evidence.ts';
import { processUpload } from '#usecases/evidence/process-upload.ts';
import { requeueUploads } from '#usecases/evidence/requeue-uploads.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';

const payload = z.object({ uploadId: z.uuid() });
const look = z.object({
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .default('0'),
}); // the clock begins at the beginning

/** Pictures of evidence; each may run twice, at once or after being killed. */
export function evidenceTasks(deps: Deps): TaskList {
  const decode = createDecoder();
  return {
    'process-upload': (raw) => processUpload(deps, decode, payload.parse(raw).uploadId),
    'requeue-uploads': () => requeueUploads(deps),
    'clean-uploads': async () => {
      const sweep = await cleanUploads(deps);
      if (sweep?.refusal !== undefined) throw new Error(`the storage was not swept (${sweep.refusal}): npm run evidence:sweep says why`);
    },
    'look-at-evidence': (raw) => lookAtEvidence(deps, look.parse(raw).after),
  };
}
