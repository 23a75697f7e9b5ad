'use client'; // Client component, because pages are cached for everyone and each click opens a different stage.
import { Dices } from 'lucide-react';
import type { Locale } from '#web/i18n/locales.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useRandomStage } from './use-random-stage.ts';

/** The main action of the home page, which opens a random stage. */
export function RandomStage({ locale, label }: { locale: Locale; label: string }) {
  return (
    <Button variant="primary" onClick={useRandomStage(locale)}>
      <Dices aria-hidden />
      {label}
    </Button>
  );
}
