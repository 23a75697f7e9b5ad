import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';

/** Shows the result of the last action of a panel, if there is one. Screen readers read it at once. */
export function AnswerCallout({ answer: { callout, tone = 'bad' } }: { answer: FormAnswer }) {
  if (!callout) return null;
  return (
    <Callout tone={tone} role={tone === 'good' ? 'status' : 'alert'}>
      {callout}
    </Callout>
  );
}
