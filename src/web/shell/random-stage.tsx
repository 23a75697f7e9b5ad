'use client'; // the choice is made in the browser, because pages are cached for everyone
import { Dices } from 'lucide-react';
import type { Locale } from '#web/i18n/locales.ts';
import { Button } from '#web/ui/button.tsx';
import { useRandomStage } from './use-random-stage.ts';

/** The main action of the home page: opens a random stage. */
export function RandomStage({ locale, label }: { locale: Locale; label: string }) {
  return (
    <Button variant="primary" onClick={useRandomStage(locale)}>
      <Dices aria-hidden />
      {label}
    </Button>
  );
}
