import type { ReactNode } from 'react';
import { Form, type FormAnswer, SubmitButton } from '#web/ui/form.tsx';

type Props = { onSend: () => Promise<FormAnswer>; labels: { send: string; sending: string }; children: ReactNode };

/** Says what will happen, and does it when its one button is pressed. */
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
