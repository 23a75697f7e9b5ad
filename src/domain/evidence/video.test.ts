import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { embedAddress, startSecond, videoOf, watchAddress } from './video.ts';
import type { Video } from './video-forms.ts';

const YOUTUBE: Video = { provider: 'youtube', id: 'abcDEF_-123' };

test.each([
  'https://youtu.be/abcDEF_-123',
  'https://youtu.be/abcDEF_-123?t=5',
  'https://www.youtube.com/watch?v=abcDEF_-123&t=5s',
  'https://m.youtube.com/watch?list=x&v=abcDEF_-123',
  'https://youtube.com/shorts/abcDEF_-123',
  'https://www.youtube.com/embed/abcDEF_-123',
  'https://youtube.com/live/abcDEF_-123/',
])('T09b: videoOf reads %s as the same YouTube video', (address) => {
  expect(videoOf(address)).toEqual(YOUTUBE);
});

test.each<[string, Video]>([
  ['https://www.nicovideo.jp/watch/sm12345678', { provider: 'niconico', id: 'sm12345678' }],
  ['https://sp.nicovideo.jp/watch/sm12345678?ref=x', { provider: 'niconico', id: 'sm12345678' }],
  ['https://nico.ms/sm12345678', { provider: 'niconico', id: 'sm12345678' }],
  ['https://www.twitch.tv/videos/123456', { provider: 'twitch', id: '123456' }],
  ['https://www.twitch.tv/somebody/v/123456', { provider: 'twitch', id: '123456' }],
  ['https://clips.twitch.tv/BraveGreenSprout-a_b', { provider: 'twitch-clip', id: 'BraveGreenSprout-a_b' }],
  ['https://www.twitch.tv/somebody/clip/BraveGreenSprout-a_b', { provider: 'twitch-clip', id: 'BraveGreenSprout-a_b' }],
  ['https://twitter.com/somebody/status/1234567890123456789', { provider: 'x', id: '1234567890123456789' }],
  ['https://x.com/i/status/1234567890123456789/video/1', { provider: 'x', id: '1234567890123456789' }],
  ['https://x.com/i/web/status/1234567890123456789', { provider: 'x', id: '1234567890123456789' }],
  ['https://www.bilibili.com/video/BV1xx411c7mD/', { provider: 'bilibili', id: 'BV1xx411c7mD' }],
])('videoOf reads %s as %o', (address, video) => {
  expect(videoOf(address)).toEqual(video);
});

test.each([
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=abcDEF_-123"><script>',
  'https://youtu.be/',
  'https://x.com/somebody',
  'https://evil.example/watch?v=abcDEF_-123',
  'https://notyoutube.com/watch?v=abcDEF_-123',
  'http://youtu.be/abcDEF_-123',
  'javascript:alert(1)//youtu.be/abcDEF_-123',
])('videoOf returns undefined for %s', (address) => {
  expect(videoOf(address)).toBeUndefined();
});

test('embedAddress returns a cookie-free URL for YouTube and undefined for other providers', () => {
  expect(embedAddress(YOUTUBE)).toBe('https://www.youtube-nocookie.com/embed/abcDEF_-123');
  expect(embedAddress({ provider: 'x', id: '1' })).toBeUndefined();
});

test('the watch URL leads to the same video, and its id contains only word characters and hyphens', () => {
  const typed = fc.oneof(
    fc.webUrl(),
    fc.string().map((tail) => `https://youtu.be/${tail}`),
    fc.string({ minLength: 11, maxLength: 11 }).map((id) => `https://www.youtube.com/watch?v=${id}`),
    fc.string().map((tail) => `https://www.nicovideo.jp/watch/sm${tail}`),
    fc.nat().map((id) => `https://www.twitch.tv/videos/${id}`),
  );
  fc.assert(
    fc.property(typed, (address) => {
      const video = videoOf(address);
      if (!video) return;
      expect(video.id).toMatch(/^[\w-]+$/);
      expect(videoOf(watchAddress(video))).toEqual(video);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['https://youtu.be/aaaaaaaaaaa?t=524', 524],
  ['https://youtu.be/aaaaaaaaaaa?t=8m44s', 524],
  ['https://www.youtube.com/watch?v=aaaaaaaaaaa&start=5', 5],
  ['https://www.twitch.tv/videos/1?t=1h2m3s', 3_723],
  ['https://www.nicovideo.jp/watch/sm9?from=44', 44],
  ['https://youtu.be/aaaaaaaaaaa', 0],
  ['https://youtu.be/aaaaaaaaaaa?t=soon', 0],
  ['nothing', 0],
])('startSecond for %s returns %i', (address, expected) => {
  expect(startSecond(address)).toBe(expected);
});
