import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

// Makes a word that does not exist, or is called without its figures, a type error.
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
