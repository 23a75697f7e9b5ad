import type { MetadataRoute } from 'next';
import { LOCALES } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const NIGHT = '#0b1216'; // The value of --bg in night.css, because a manifest cannot use custom properties.
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the web app manifest, which is the same for both languages because the site name is the same. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: LOCALES.map((locale) => messagesOf(locale).shell.site).join(' / '),
    short_name: messagesOf('en').shell.site,
    description: messagesOf('en').shell.description,
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
}
