import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';

afterEach(cleanup);

const scape = (growsLater: boolean) => <StageScape seed={201} seriesToken={2} options={HEADER_SCAPE} growsLater={growsLater} />;
const withoutIds = (html: string) => html.replaceAll(/(id="|url\(#)[^")]*/g, '$1');

test('sends less than half of the bytes and completes the same landscape in the browser', () => {
  const [whole, later] = [renderToString(scape(false)), renderToString(scape(true))];
  expect(later.length).toBeLessThan(whole.length / 2);
  const grown = render(scape(true)).container.innerHTML;
  cleanup();
  expect(withoutIds(grown)).toBe(withoutIds(render(scape(false)).container.innerHTML));
});
