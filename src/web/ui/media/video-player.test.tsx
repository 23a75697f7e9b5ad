import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VideoPlayer } from './video-player.tsx';

afterEach(cleanup);

const words = {
  load: 'Load the video',
  privacy: 'Nothing is sent there until you press.',
  watch: 'Watch on nicovideo.jp',
  iframeTitle: 'Video',
};

test('separates the label, the host and the privacy note for screen readers and in copied text', () => {
  const embed = 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa';
  render(<VideoPlayer address="https://youtu.be/aaaaaaaaaaa" host="youtube.com" embed={embed} words={words} />);
  const link = screen.getByRole('link', { name: 'Load the video youtube.com Nothing is sent there until you press.' });
  expect(link.textContent).toBe('Load the video youtube.com Nothing is sent there until you press.');
});

test('links to the video when it cannot be embedded', () => {
  render(<VideoPlayer address="https://nico.ms/sm9" host="nicovideo.jp" embed={undefined} words={words} />);
  const link = screen.getByRole('link', { name: /^Watch on nicovideo\.jp nicovideo\.jp Nothing/ });
  expect(link.getAttribute('href')).toBe('https://nico.ms/sm9');
});
