import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import type { OutsideRun } from './outside-run.ts';

/**
 * Converts a run from another service into a draft so that it is checked like a post. An unknown console becomes a
 * value that every board rejects.
 */
export function draftOfRun(catalogue: Catalogue, run: OutsideRun): RecordDraft {
  const console = [...catalogue.speedrunConsoles.values()].find(({ key }) => key === run.console)?.id ?? ALL_CONSOLES;
  return {
    time: typedTime(run.time),
    console,
    achievedOn: run.date,
    comment: run.comment,
    videoUrl: run.video,
    // A line break inside the name of a split would start another split.
    splits: run.splits?.map(({ name, time }) => `${name.replace(/\s+/g, ' ')} ${typedTime(time)}`).join('\n'),
  };
}

const typedTime = (time: string | number) => (typeof time === 'number' ? formatDuration(time) : time);
