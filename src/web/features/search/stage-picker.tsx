import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { rowNames } from '#domain/search/row-names.ts';
import type { StageRow } from '#domain/search/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatMargin } from '#domain/shared/score.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/time-units.ts';
import { countText, fill, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { SearchWords } from '#web/i18n/search-words.ts';
import type { TargetsJson } from '#web/server/answer/response-types.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Grid3x3, History, Hourglass, Sprout } from '#web/ui/media/icons.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { recentStages } from '#web/ui/nav/stages/recent-stages.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { stageDetail } from './describe-entry.ts';
import { fetchTargets, pickerLists, stageOnScreen } from './picker-lists.ts';
import type { SearchLists } from './search-lists.ts';
import styles from './stage-picker.module.css';

type Props = {
  lists: SearchLists;
  words: SearchWords;
  locale: Language;
  anonymous: string;
  open: (route: string) => void;
  onClose: () => void;
};

/** Offers stages to post to before the player types: recent ones, those of the running event, and suggestions. */
export function StagePicker({ lists, words, locale, anonymous, open, onClose }: Props) {
  const { pick } = words;
  const { status } = useSession();
  const [targets, setTargets] = useState<TargetsJson>();
  const shown = useMemo(() => stageOnScreen(location), []);
  const { recent, event, stages, rows } = useMemo(
    () => pickerLists(lists, { shown, recent: recentStages(), now: new Date(), locale }),
    [lists, shown, locale],
  );
  useEffect(() => {
    if (status !== 'authenticated') return;
    const stop = new AbortController();
    const ids = [...recent, ...(event?.stages ?? [])].map(({ stage_id }) => stage_id);
    fetchTargets(ids, stop.signal).then((fetched) => stop.signal.aborted || setTargets(fetched));
    return () => stop.abort();
  }, [status, recent, event]);

  const result = (stageId: number) => {
    const own = targets?.results.find((each) => each.stageId === stageId);
    return own && <Aside title={placeText(pick.place, locale, own.rank)} detail={own.value} />;
  };
  const by = { lists, words, locale, anonymous };
  const link = (stage: StageRow, route: string, detail: string, aside: ReactNode) => (
    <StageLink key={route} {...{ stage, route, detail, aside, locale, open }} isShown={stage.stage_id === shown} />
  );
  return (
    <>
      {recent.length > 0 && (
        <Section title={pick.recent} icon={<History data-icon="s" aria-hidden />}>
          {recent.map((stage) =>
            link(
              stage,
              `/post?stage=${stage.stage_id}`,
              stageDetail(stage, by),
              stage.stage_id === shown ? <Aside detail={pick.now} /> : result(stage.stage_id),
            ),
          )}
        </Section>
      )}
      {event && (
        <Section
          title={fill(pick.ends, { event: event.name, left: leftText(pick, locale, event.endsAtMs - Date.now()) })}
          icon={<Hourglass data-icon="s" aria-hidden />}
          isEvent
        >
          {event.stages.map((stage, index) =>
            link(
              stage,
              `/post?stage=${stage.stage_id}`,
              fill(pick.eventStage, { number: index + 1, count: event.all }),
              result(stage.stage_id) ?? (targets && <Aside detail={pick.notPlayed} />),
            ),
          )}
        </Section>
      )}
      {targets && targets.targets.length > 0 && (
        <Section title={pick.worth} icon={<Sprout data-icon="s" aria-hidden />}>
          {targets.targets.map(({ stageId, ruleId, value, gain, isFirst }) => {
            const stage = rows.get(stageId);
            const detail = fill(isFirst ? pick.aimFirst : pick.aim, { value });
            return (
              stage &&
              link(stage, `/post?stage=${stageId}&rule=${ruleId}`, detail, <Aside title={formatMargin(gain)} detail={pick.points} isGain />)
            );
          })}
        </Section>
      )}
      <div className={styles.browse}>
        <ButtonLink variant="line" size="wide" href={localePath(locale, '/post#all-stages')} onClick={onClose}>
          <Grid3x3 aria-hidden />
          {countText(pick.browse, locale, stages)}
        </ButtonLink>
      </div>
    </>
  );
}

function leftText(pick: SearchWords['pick'], locale: Language, leftMs: number): string {
  if (leftMs >= DAY_MS) return countText(pick.days, locale, Math.floor(leftMs / DAY_MS));
  return leftMs >= HOUR_MS ? countText(pick.hours, locale, Math.floor(leftMs / HOUR_MS)) : pick.soon;
}

type SectionProps = { title: string; icon: ReactNode; isEvent?: boolean; children: ReactNode };

function Section({ title, icon, isEvent, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-event={isEvent} aria-labelledby={id}>
      <h2 id={id}>
        {icon}
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

const PICTURE = { width: 104, height: 80, grass: 5, planetRadius: 13, constellation: false };

type LinkProps = {
  stage: StageRow;
  route: string;
  detail: string;
  aside: ReactNode;
  isShown: boolean;
  locale: Language;
  open: (route: string) => void;
};

function StageLink({ stage, route, detail, aside, isShown, locale, open }: LinkProps) {
  const openHere = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    open(route);
  };
  return (
    <li>
      <a className={styles.stage} href={localePath(locale, route)} data-shown={isShown || undefined} onClick={openHere}>
        <span className={styles.picture}>
          <StageScape seed={stage.stage_id} seriesToken={seriesToken(stage.category)} options={PICTURE} />
        </span>
        <span>
          <b>{inLanguage(rowNames(stage), locale)}</b>
          <small>{detail}</small>
        </span>
        {aside}
      </a>
    </li>
  );
}

const Aside = ({ title, detail, isGain }: { title?: string; detail: string; isGain?: boolean }) => (
  <span className={styles.aside} data-gain={isGain}>
    {title && <b>{title}</b>}
    <small>{detail}</small>
  </span>
);
