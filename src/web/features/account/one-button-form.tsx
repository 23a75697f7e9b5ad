import type { ReactNode } from 'react';
import { Form, type FormAnswer, SubmitButton } from '#web/ui/form.tsx';

type Props = { onSend: () => Promise<FormAnswer>; labels: { send: string; sending: string }; children: ReactNode };

/** Form with an explanation and a single submit button. */
export function OneButtonForm({ onSend, labels, children }: Props) {
  return (
    <Form onSend={onSend}>
      {children}
      <SubmitButton variant="primary" size="wide" busyLabel={labels.sending}>
        {labels.send}
      </SubmitButton>
    </Form>
  );
}
