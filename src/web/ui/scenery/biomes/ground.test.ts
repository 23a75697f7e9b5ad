import { expect, test } from 'vitest';
import { createScene } from '#web/ui/scenery/scene.ts';
import { hillPath } from './ground.tsx';

test('draws the same outline for the same seed, closed at the bottom', () => {
  const scene = createScene(401, 4, 'meadow', { width: 300, height: 100 });
  const outline = 'M0 100V71 C45 66.6 55 73.5 100 73.5 C145 73.5 155 64.1 200 64.1 C245 64.1 255 65.8 300 65.8V100z';
  expect(hillPath(scene, 66, 9, 3)).toBe(outline);
});
