import type { SeriesCard } from '#domain/catalogue/series-cards.ts';
import { WELCOME_STEPS } from '#domain/welcome/steps.ts';
import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { welcomeHref } from '#web/features/welcome/welcome-href.ts';
import { fill } from '#web/i18n/fill.ts';
import type { OfferedRival } from '#web/server/account/read-new-player.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import { GamesStep } from './games-step.tsx';
import { RivalsStep } from './rivals-step.tsx';
import { StagesStep } from './stages-step.tsx';
import { StepForm } from './step-form.tsx';
import { WelcomeLayout } from './welcome-layout.tsx';

type Props = FirstProps & {
  step: number; // 1 to 3
  offers: readonly OfferedRival[];
  cards: readonly Pick<SeriesCard, 'series' | 'places'>[];
  /** Where the player goes after the welcome, and the same as a query parameter. */
  leaveHref: string;
  callbackUrl?: string | undefined;
};

/** Renders a step in which the player chooses: games, the first stage or rivals. */
export function WelcomePage({ step: number, data, offers, cards, words, locale, leaveHref, callbackUrl }: Props) {
  const step = WELCOME_STEPS[number - 1];
  const nextStep = WELCOME_STEPS[number];
  if (step === undefined || step === 'post' || nextStep === undefined) throw new RangeError(`no step ${number} with options`);
  const before = WELCOME_STEPS[number - 2];
  const href = (other: (typeof WELCOME_STEPS)[number]) => welcomeHref(locale, other, callbackUrl);
  const parts = { data, words, locale };
  const { games, stages, rivals, layout } = words;
  return (
    <WelcomeLayout step={number} leaveHref={leaveHref} {...parts}>
      <h1>
        {step === 'games' && <span>{fill(games.title, { name: data.name ?? data.userId })}</span>}{' '}
        <span>{{ games: games.question, stages: stages.title, rivals: rivals.title }[step]}</span>
      </h1>
      <p>{words[step].lead}</p>
      <noscript>
        <Callout tone="warn">{words.needsScript}</Callout>
      </noscript>
      <StepForm
        key={step}
        step={step}
        words={{ layout, games, rivals }}
        locale={locale}
        backHref={before && href(before)}
        nextHref={href(nextStep)}
        rivals={offers.filter(({ isChosen }) => isChosen).map(({ userId }) => userId)}
      >
        {step === 'games' && <GamesStep cards={cards} {...parts} />}
        {step === 'stages' && <StagesStep {...parts} />}
        {step === 'rivals' && <RivalsStep offers={offers} {...parts} />}
      </StepForm>
    </WelcomeLayout>
  );
}
