'use client'; // Client component: the content depends on the signed-in user.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { OwnPlaces } from '#web/features/events/battle/own-places.tsx';
import { type CountWords, countText, fill } from '#web/i18n/fill.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { useSession } from '#web/session/use-session.ts';
import { callApi } from '#web/ui/call-api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { UserRoundPlus } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Callout, Trouble } from '#web/ui/page/callout.tsx';
import styles from './entry-card.module.css';
import { useOwnEvent } from './own-event.ts';

export type JoinWords = {
  readonly join: string;
  readonly joining: string;
  readonly logIn: string;
  readonly in: string;
  readonly inTeam: string;
  readonly place: CountWords;
  readonly placeShared: CountWords;
  readonly noPlace: string;
  readonly mayPost: string;
  readonly manage: string;
  readonly own: string;
  readonly ownHidden: string;
  readonly errors: Readonly<Record<string, string>> & { readonly failed: string };
};

type Props = {
  path: string; // Base path of the event's API.
  isOpen: boolean;
  isSealed: boolean;
  teams: Readonly<Record<number, string>>;
  stageCount: number;
  stages: Readonly<Record<number, string>>; // Names by stage id. Empty unless the results are hidden.
  loginHref: string;
  manageHref: string;
  words: JoinWords;
  locale: Language;
};

/** Renders the join button, or the reader's membership. Without JavaScript, it is a log-in link. */
export function JoinPart({ path, isOpen, isSealed, teams, stageCount, stages, loginHref, manageHref, words, locale }: Props) {
  const router = useRouter();
  const { status } = useSession();
  const [own, askAgain] = useOwnEvent(path);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const join = async () => {
    setBusy(true);
    const error = await askToJoin(path);
    setTrouble(error === undefined ? undefined : sentenceFor(words.errors, error, 'failed'));
    setBusy(false);
    if (error !== undefined) return;
    askAgain();
    router.refresh();
  };
  const team = own?.member?.teamId != null ? teams[own.member.teamId] : undefined;
  return (
    <div className={styles.own}>
      {own?.member ? (
        <Callout tone="good" role="status">
          {team === undefined ? words.in : fill(words.inTeam, { team })}{' '}
          {own.row
            ? countText(own.row.shared ? words.placeShared : words.place, locale, own.row.points, { place: own.row.rank })
            : words.noPlace}
          {own.open && ` ${fill(words.mayPost, { count: own.open.length, all: stageCount })}`}
        </Callout>
      ) : (
        isOpen &&
        (status === 'authenticated' ? (
          <Button variant="primary" busy={isBusy} disabled={isBusy || !own} onClick={join}>
            <UserRoundPlus data-icon="s" aria-hidden />
            {isBusy ? words.joining : words.join}
          </Button>
        ) : (
          <ButtonLink variant="primary" href={loginHref}>
            <UserRoundPlus data-icon="s" aria-hidden />
            {words.logIn}
          </ButtonLink>
        ))
      )}
      <Trouble>{trouble}</Trouble>
      {own?.manages && (
        <Link className="link" href={manageHref}>
          {words.manage}
        </Link>
      )}
      {own && isSealed && own.places.length > 0 && <OwnPlaces places={own.places} stages={stages} words={words} />}
    </div>
  );
}

/** Joins the event. Returns undefined on success and an error code on failure. */
async function askToJoin(path: string): Promise<string | undefined> {
  const { ok, body } = await callApi(`${path}/join`, { method: 'POST' });
  return ok ? undefined : (body.error ?? 'failed');
}
