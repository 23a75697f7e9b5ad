'use client'; // Client component, because two of the three actions need scripts.
import type { Language } from '#domain/shared/language.ts';
import { askForSearch } from '#web/features/search/ask-for-search.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useRandomStage } from '#web/shell/header/random-stage.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Dices, House, Search } from '#web/ui/media/icons.tsx';

type Words = Readonly<Record<'home' | 'random' | 'search', string>>;

export function NotFoundActions({ locale, words }: { locale: Language; words: Words }) {
  return (
    <>
      <ButtonLink variant="primary" href={localePath(locale, '/')}>
        <House aria-hidden />
        {words.home}
      </ButtonLink>
      <Button onClick={useRandomStage(locale)}>
        <Dices aria-hidden />
        {words.random}
      </Button>
      <Button onClick={askForSearch}>
        <Search aria-hidden />
        {words.search}
      </Button>
    </>
  );
}
