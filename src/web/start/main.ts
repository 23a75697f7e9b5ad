// The first script of every page. It completes what the server cannot know (local times, countdowns, small planets) and
// decides when React starts (decision 0131). At most 8 KB, because nothing else runs before the reader does something.
import { followMarkup } from '#web/start/markup/follow-markup.ts';
import { loadHeadingFont } from './heading-font.ts';
import { onIdle } from './on-idle.ts';
import { scheduleStart } from './schedule-start.ts';

const { chunks = '' } = (document.currentScript as HTMLScriptElement).dataset;
const whenParsed = (call: () => void): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', call);
  else call();
};

scheduleStart(chunks.split(' ').filter(Boolean));
whenParsed(followMarkup);
onIdle(loadHeadingFont);
addEventListener('load', () => navigator.serviceWorker?.register('/sw.js').catch(() => {}));
