import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EvidenceIcons } from './evidence-icons.tsx';

afterEach(cleanup);

const labels = { image: 'Picture', video: 'Video', missingImage: 'No picture', missingVideo: 'No video' };

test.each([
  [true, true, ['Picture', 'Video'], 0],
  [true, false, ['Picture', 'No video'], 1],
  [false, false, ['No picture', 'No video'], 2],
])('with picture %s and video %s, shows both icons labelled %j', (image, video, names, missing) => {
  const { container } = render(<EvidenceIcons image={image} video={video} labels={labels} />);
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(names);
  expect(container.querySelectorAll('[data-dimmed]').length).toBe(missing);
});
