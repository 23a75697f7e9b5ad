import { useEffect, useState } from 'react';
import type { EvidenceJson } from '#web/server/rankings/evidence-json.ts';
import { callApi } from '#web/ui/call-api.ts';

/** The evidence of a record, 'failed' without a response, or undefined while it is loading. */
export type LoadedEvidence = EvidenceJson | 'failed' | undefined;

/** Fetches the evidence of a record. Returns it with a function that tries again. */
export function useEvidence(recordId: string): readonly [LoadedEvidence, () => void] {
  const [known, setKnown] = useState<{ recordId: string; evidence: LoadedEvidence }>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` only counts how often to fetch
  useEffect(() => {
    let isCurrent = true;
    setKnown(undefined);
    callApi<EvidenceJson>(`/api/evidence/${recordId}`).then(({ ok, body }) => {
      if (isCurrent) setKnown({ recordId, evidence: ok ? (body as EvidenceJson) : 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [recordId, tries]);
  return [known?.recordId === recordId ? known.evidence : undefined, () => setTries(tries + 1)];
}
