import { FIRST_DAY } from '#domain/rankings/filter.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import type { StageCountsJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Info } from '#web/ui/media/icons.tsx';
import { causeOfEmpty, choiceOf, type EmptyCause, type FilterChoice, hrefOf, playersOf } from './filter-choice.ts';
import type { FilterOptions } from './filter-options.ts';
import styles from './filter-sheet.module.css';

type Props = {
  options: FilterOptions;
  choice: FilterChoice;
  counts: StageCountsJson | undefined;
  isRivalsOnly: boolean;
  words: RankingSheetWords['filter'];
  onChoose: (choice: FilterChoice) => void;
  /** Called when the reader asks for the ranking. `isHere` says that its page is open already. */
  onShow: (isHere: boolean) => void;
};

/** Shows how many players are chosen and leads to them, or names the filter that leaves none. */
export function FilterFoot({ options, choice, counts, isRivalsOnly, words, onChoose, onShow }: Props) {
  const href = hrefOf(options, choice);
  const isHere = href === hrefOf(options, choiceOf(options)) && options.filter.page === 1;
  const players = playersOf(counts, choice) ?? (isHere ? options.players : undefined);
  const cause = causeOfEmpty(options, counts, choice);
  if (cause) return <EmptyFoot options={options} choice={choice} cause={cause} words={words} onChoose={onChoose} />;

  const text = players === undefined || isRivalsOnly ? words.showAny : countText(words.show, options.locale, players);
  if (isHere)
    return (
      <Button variant="primary" onClick={() => onShow(true)}>
        {text}
      </Button>
    );
  return !isOffered(choice.at, options.today) ? (
    <Button disabled>{text}</Button>
  ) : (
    <ButtonLink variant="primary" href={href} scroll={false} onClick={() => onShow(false)}>
      {text}
    </ButtonLink>
  );
}

// A typed day may be incomplete or outside the limits of its field. Its page would not exist.
const isOffered = (day: string | undefined, today: string) => day === undefined || (day >= FIRST_DAY && day <= today);

type EmptyProps = Pick<Props, 'options' | 'choice' | 'words' | 'onChoose'> & { cause: EmptyCause };

function EmptyFoot({ options, choice, cause: { kind, instead }, words, onChoose }: EmptyProps) {
  const names = {
    console: options.consoles[choice.console] ?? '',
    rule: options.rules.find(({ id }) => id === choice.rule)?.label ?? '',
    year: choice.year ?? '',
  };
  const sentence = words.empty[kind === 'console' && choice.year !== undefined ? 'consoleThen' : kind];
  const ways = {
    console: words.anyConsole,
    year: words.backToNow,
    rule: fill(words.backToRule, { rule: options.rules[0]?.label ?? '' }),
  };
  return (
    <div className={styles.empty}>
      <p role="status">
        <Info data-icon="s" aria-hidden />
        {fill(sentence, names)}
      </p>
      <div>
        {instead && (
          <Button variant="line" onClick={() => onChoose(instead)}>
            {ways[kind]}
          </Button>
        )}
        <Button disabled>{words.none}</Button>
      </div>
    </div>
  );
}
