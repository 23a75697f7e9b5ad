import type { MetadataRoute } from 'next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const NIGHT = '#0b1216'; // The value of --bg in night.css, because a manifest cannot use custom properties.
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the web app manifest, which is the same for all languages because the site name is the same. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: [...new Set(LANGUAGES.map((locale) => messagesOf(locale).shell.site))].join(' / '),
    short_name: messagesOf(DEFAULT_LANGUAGE).shell.site,
    description: messagesOf(DEFAULT_LANGUAGE).shell.description,
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
}
