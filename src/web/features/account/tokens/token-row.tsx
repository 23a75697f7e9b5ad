import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { ConfirmButton } from '#web/features/account/integrations/confirm-button.tsx';
import type { IntegrationWords } from '#web/features/account/integrations/integration-words.ts';
import { fill, listMark } from '#web/i18n/fill.ts';
import { timeText } from '#web/i18n/time-text.ts';
import type { TokensJson } from '#web/server/answer/response-types.ts';

export type TokenJson = TokensJson['tokens'][number];

type Props = { token: TokenJson; words: IntegrationWords; locale: Language; onRevoke: () => Promise<void> };

/** Shows one token: its name, its beginning, what it may do and until when, and the button to revoke it. */
export function TokenRow({ token, words: { tokens: words, cancel }, locale, onRevoke }: Props) {
  const { name, start, scopes, createdAt, lastUsedAt } = token;
  return (
    <li>
      <b>{name}</b>
      <p>
        <code translate="no">{start}…</code>
      </p>
      <p>{scopes.map((scope) => words.scopes[scope]).join(listMark(locale))}</p>
      <p>
        {[
          fill(words.created, { day: dayText(createdAt) }),
          lastUsedAt === null ? words.unused : fill(words.used, { time: timeText(lastUsedAt, locale) }),
          expiryText(token, words),
        ].join(' · ')}
      </p>
      <div>
        <ConfirmButton
          labels={{
            open: words.revoke,
            openOf: fill(words.revokeOf, { name }),
            title: words.confirm.title,
            text: fill(words.confirm.text, { name }),
            send: words.confirm.send,
            cancel,
          }}
          onConfirm={onRevoke}
        />
      </div>
    </li>
  );
}

const dayText = (iso: string): string => formatDate(dayOf(new Date(iso), Intl.DateTimeFormat().resolvedOptions().timeZone));

function expiryText({ expiresAt }: TokenJson, words: IntegrationWords['tokens']): string {
  if (expiresAt === null) return words.endless;
  return fill(Date.parse(expiresAt) > Date.now() ? words.expires : words.expired, { day: dayText(expiresAt) });
}
