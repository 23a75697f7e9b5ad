'use client'; // Client component: sends the form to the API.
import { TOKEN_NAME_LENGTH, TOKEN_SCOPES } from '#domain/tokens/token-rules.ts';
import { apiCall } from '#web/features/account/account-call.ts';
import { Choices } from '#web/features/account/integrations/choices.tsx';
import type { IntegrationWords } from '#web/features/account/integrations/integration-words.ts';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import type { CreatedTokenJson } from '#web/server/answer/response-types.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

const DAYS = ['30', '90', '365', 'none'] as const;

type Props = { context: SettingsContext; words: IntegrationWords['tokens']; onCreated: (created: CreatedTokenJson) => void };

/** The form for a new API token. */
export function TokenForm({ context, words: { add: labels, scopes }, onCreated }: Props) {
  const send = async (values: FormData): Promise<FormAnswer> => {
    const days = String(values.get('days'));
    const json = { name: values.get('name'), scopes: values.getAll('scopes'), days: days === 'none' ? null : Number(days) };
    const result = await apiCall<CreatedTokenJson>('POST', '/api/me/tokens', json);
    if (result.ok) onCreated(result.body);
    return result.ok ? {} : settingsAnswer(context, result);
  };

  return (
    <Form onSend={send}>
      <h3>{labels.title}</h3>
      <TextField name="name" label={labels.name} help={labels.nameHelp} maxLength={TOKEN_NAME_LENGTH.max * 2} autoComplete="off" required />
      <Choices name="scopes" label={labels.scopes} options={TOKEN_SCOPES.map((scope) => [scope, scopes[scope]])} chosen={['read:me']} />
      <SelectField name="days" label={labels.days} options={DAYS.map((days) => [days, labels.dayChoices[days]])} defaultValue="90" />
      <FormCallout />
      <SubmitButton busyLabel={labels.sending}>{labels.send}</SubmitButton>
    </Form>
  );
}
