'use client'; // Client component: verbs are used by button or by key.
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useState } from 'react';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Verb } from '#domain/moderation/verbs.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import type { Language } from '#domain/shared/language.ts';
import { arrive, isLeaving, lastAct, leave, remember, showMessage } from '#web/features/moderation/desk-store.ts';
import { useKeys } from '#web/features/moderation/use-keys.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { DoneActJson } from '#web/server/answer/response-types.ts';
import { moderationCall, refusalText } from './moderation-call.ts';
import type { MovePlace } from './move-places.ts';
import styles from './verb-bar.module.css';
import { type PanelVerb, type TypedNumber, VerbPanel } from './verb-panel.tsx';

type Words = Messages['moderation'];

type Props = {
  record: { readonly recordId: string; readonly revisionId: string };
  verbs: readonly Verb[];
  undoable: string | undefined;
  next: string;
  here: string;
  fields: readonly TypedNumber[];
  typed: { readonly board: Board; readonly draft: RecordDraft };
  places: readonly MovePlace[];
  player: { readonly name: string; readonly language: Language; readonly languageName: string };
  words: Words;
  fieldErrors: Readonly<Record<string, string>>;
  readAs: string;
};

const KEYS = { verify: 'v', ask: 'i', decline: 'd', correct: 'c', move: 'm', withdraw: 'w', restore: 'r' } as const;
type Shown = keyof typeof KEYS;
const needsPanel = (verb: Shown): verb is PanelVerb => !['verify', 'withdraw', 'restore'].includes(verb);

/** Renders the verbs allowed on a record. Opens the next card after each verb. */
export function VerbBar({ record, verbs, undoable, next, here, words, ...panel }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState<PanelVerb>();
  const [busy, setBusy] = useState(false);
  const shown = (Object.keys(KEYS) as Shown[]).filter((verb) => verbs.includes(verb));

  useLayoutEffect(arrive, []);
  const go = (href: string) => {
    if (href !== here) leave();
    router.push(href, { scroll: false });
    router.refresh();
  };
  const send = async (verb: Shown, json: object = {}) => {
    if (busy || isLeaving()) return undefined;
    setBusy(true);
    const answer = await moderationCall<DoneActJson>(`/records/${record.recordId}`, { verb, ...json }, record.revisionId);
    setBusy(false);
    if (!answer.ok) {
      showMessage(refusalText(words.errors, answer), true);
      if (answer.status === 412) router.refresh();
      return answer.body.fields ?? {};
    }
    if (answer.body.actId) remember({ actId: answer.body.actId, href: here });
    showMessage(answer.body.isHalf ? words.done.half : words.done[verb]);
    go(next);
    return undefined;
  };
  const undo = async () => {
    const act = lastAct() ?? (undoable === undefined ? undefined : { actId: undoable, href: here });
    if (!act || busy || isLeaving()) return;
    setBusy(true);
    const answer = await moderationCall(`/acts/${act.actId}/undo`, {});
    setBusy(false);
    remember(undefined);
    if (!answer.ok) return showMessage(refusalText(words.errors, answer), true);
    showMessage(words.done.undo);
    go(act.href);
  };
  const use = (verb: Shown) => {
    if (!needsPanel(verb)) void send(verb);
    else if (!isLeaving()) setOpen(open === verb ? undefined : verb);
  };
  useKeys({
    ...Object.fromEntries(shown.map((verb) => [KEYS[verb], () => use(verb)])),
    u: () => void undo(),
    escape: () => setOpen(undefined),
  });

  return (
    <div className={styles.dock}>
      {open && (
        <VerbPanel
          key={open}
          verb={open}
          words={words}
          busy={busy}
          onClose={() => setOpen(undefined)}
          onSend={(json) => send(open, json)}
          {...panel}
        />
      )}
      <div className={styles.bar}>
        {shown.map((verb) => (
          <button
            key={verb}
            type="button"
            className={styles.verb}
            data-verb={verb}
            aria-expanded={needsPanel(verb) ? open === verb : undefined}
            aria-keyshortcuts={KEYS[verb]}
            disabled={busy}
            onClick={() => use(verb)}
          >
            {words.verbs[verb]}
            <kbd aria-hidden>{KEYS[verb].toUpperCase()}</kbd>
          </button>
        ))}
        <button type="button" className={styles.verb} data-verb="undo" aria-keyshortcuts="u" disabled={busy} onClick={undo}>
          {words.verbs.undo}
          <kbd aria-hidden>U</kbd>
        </button>
      </div>
    </div>
  );
}
