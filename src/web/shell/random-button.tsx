'use client'; // the choice is made in the browser, because pages are cached for everyone
import { Dices } from 'lucide-react';
import type { Locale } from '#web/i18n/locales.ts';
import header from './header.module.css';
import { useRandomStage } from './use-random-stage.ts';

/** Opens a random stage. */
export function RandomButton({ locale, label }: { locale: Locale; label: string }) {
  return (
    <button type="button" className={header.tool} aria-label={label} onClick={useRandomStage(locale)}>
      <Dices aria-hidden />
    </button>
  );
}
