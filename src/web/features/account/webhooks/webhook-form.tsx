'use client'; // Client component: sends the form to the API.
import { WEBHOOK_EVENTS, WEBHOOK_KINDS } from '#domain/webhooks/webhook.ts';
import { apiCall } from '#web/features/account/account-call.ts';
import { Choices } from '#web/features/account/integrations/choices.tsx';
import type { IntegrationWords } from '#web/features/account/integrations/integration-words.ts';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import { fill } from '#web/i18n/fill.ts';
import type { CreatedWebhookJson } from '#web/server/answer/response-types.ts';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { boardOfAddress } from './board-address.ts';

const TOPS = [1, 3, 10, 100];

type Props = {
  path: string;
  context: SettingsContext;
  words: IntegrationWords['webhooks'];
  events: Readonly<Record<string, string>>;
  games: readonly (readonly [id: string, name: string])[];
  onAdded: (created: CreatedWebhookJson) => void;
};

/** The form for a new webhook. */
export function WebhookForm({ path, context, words: { add: labels, kinds }, events, games, onAdded }: Props) {
  const send = async (values: FormData): Promise<FormAnswer> => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const board = boardOfAddress(text('board'));
    if (text('board') !== '' && !board) return { fields: { board: labels.boardBad } };
    const filter = {
      ...(text('game') && { series: [Number(text('game'))] }),
      ...(board && { boards: [board] }),
      ...(text('top') && { top: Number(text('top')) }),
    };
    const json = { kind: text('kind'), url: text('url'), events: values.getAll('events'), filter };
    const result = await apiCall<CreatedWebhookJson>('POST', path, json);
    if (!result.ok) {
      const answer = settingsAnswer(context, result);
      const { 'filter.boards': unknown, ...others } = answer.fields ?? {};
      return unknown ? { ...answer, fields: { ...others, board: unknown } } : answer;
    }
    onAdded(result.body);
    return {};
  };
  return (
    <Form onSend={send}>
      <h3>{labels.title}</h3>
      <SelectField name="kind" label={labels.kind} options={WEBHOOK_KINDS.map((kind) => [kind, kinds[kind]])} defaultValue="discord" />
      <TextField name="url" type="url" label={labels.url} help={labels.urlHelp} autoComplete="off" spellCheck={false} required />
      <Choices
        name="events"
        label={labels.events}
        options={WEBHOOK_EVENTS.map((event) => [event, events[event] ?? event])}
        chosen={['record.posted']}
      />
      <h4>{labels.filter}</h4>
      <SelectField name="game" label={labels.game} options={[['', labels.allGames], ...games]} />
      <SelectField
        name="top"
        label={labels.top}
        options={[['', labels.allPlaces], ...TOPS.map((top) => [String(top), fill(labels.topPlace, { top })] as const)]}
      />
      <TextField name="board" label={labels.board} help={labels.boardHelp} autoComplete="off" spellCheck={false} />
      <FormCallout />
      <SubmitButton busyLabel={labels.sending}>{labels.send}</SubmitButton>
    </Form>
  );
}
