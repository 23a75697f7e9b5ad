import type { Language } from '#domain/shared/language.ts';
import type { Messages } from './messages.ts';

// Makes an unknown message key or a missing placeholder value a type error.
declare module 'next-intl' {
  interface AppConfig {
    Language: Language;
    Messages: Messages;
  }
}
