import type { Language } from '#domain/shared/language.ts';
import { ConfirmButton } from '#web/features/account/integrations/confirm-button.tsx';
import type { IntegrationWords } from '#web/features/account/integrations/integration-words.ts';
import styles from '#web/features/account/integrations/integrations.module.css';
import { fill, listMark } from '#web/i18n/fill.ts';
import { timeText } from '#web/i18n/time-text.ts';
import type { WebhooksJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';

/** A webhook as the API shows it to its owner. */
export type WebhookJson = WebhooksJson['webhooks'][number];

/** What an owner can do with a webhook. */
export type WebhookAct = 'test' | 'pause' | 'resume' | 'delete';

type Props = {
  webhook: WebhookJson;
  words: IntegrationWords;
  events: Readonly<Record<string, string>>;
  games: readonly (readonly [id: string, name: string])[];
  locale: Language;
  onAct: (act: WebhookAct) => Promise<void>;
};

/** Shows one webhook: where to, what, how it goes, and the buttons to change it. */
export function WebhookRow({ webhook, words: { webhooks: words, cancel }, events, games, locale, onAct }: Props) {
  const { kind, url: address, state, pausedBecause, lastDelivery, waiting, dropped } = webhook;
  const filter = filterText(webhook, words.filter, games, listMark(locale));
  const toggle = state === 'paused' ? 'resume' : 'pause';
  return (
    <li>
      <b>
        {words.kinds[kind]}: {address}
      </b>
      <p>{webhook.events.map((event) => events[event] ?? event).join(listMark(locale))}</p>
      {filter && <p>{filter}</p>}
      <p data-state={state}>{words.states[pausedBecause ?? 'active']}</p>
      <p>{lastDelivery ? lastText(lastDelivery, words, locale) : words.never}</p>
      {waiting > 0 && <p>{fill(words.waiting, { count: waiting })}</p>}
      {dropped > 0 && <p>{fill(words.dropped, { count: dropped })}</p>}
      <div className={styles.acts}>
        <Button variant="line" size="s" aria-label={fill(words.testOf, { address })} onClick={() => onAct('test')}>
          {words.test}
        </Button>
        <Button variant="line" size="s" aria-label={fill(words[`${toggle}Of`], { address })} onClick={() => onAct(toggle)}>
          {words[toggle]}
        </Button>
        <ConfirmButton
          labels={{
            open: words.delete,
            openOf: fill(words.deleteOf, { address }),
            title: words.confirm.title,
            text: fill(words.confirm.text, { address }),
            send: words.confirm.send,
            cancel,
          }}
          onConfirm={() => onAct('delete')}
        />
      </div>
    </li>
  );
}

type Words = IntegrationWords['webhooks'];

function lastText({ at, status }: NonNullable<WebhookJson['lastDelivery']>, words: Words, locale: Language): string {
  const time = timeText(at, locale);
  return status === null ? fill(words.lastFailed, { time }) : fill(words.last, { time, status });
}

function filterText({ filter }: WebhookJson, words: Words['filter'], games: Props['games'], mark: string): string {
  const { series = [], rules = [], boards = [], top } = filter;
  const names = series.map((id) => games.find(([game]) => game === String(id))?.[1] ?? String(id));
  return [
    names.length > 0 && fill(words.series, { name: names.join(mark) }),
    rules.length > 0 && fill(words.rules, { ids: rules.join(mark) }),
    boards.length > 0 && fill(words.boards, { boards: boards.join(mark) }),
    top && fill(words.top, { top }),
  ]
    .filter(Boolean)
    .join(' · ');
}
