import type { ReactNode } from 'react';
import { Form, type FormAnswer, SubmitButton } from '#web/ui/form/form.tsx';

type Props = { onSend: () => Promise<FormAnswer>; labels: { send: string; sending: string }; children: ReactNode };

/** Renders a form that consists of an explanation and a submit button. */
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
