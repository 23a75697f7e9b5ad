'use client'; // Client component, because pages are cached for everyone and each click opens a different stage.
import { useRouter } from 'next/navigation';
import { stageRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { RandomStageJson } from '#web/server/answer/response-types.ts';
import { Dices } from '#web/ui/media/icons.tsx';
import header from './header.module.css';

/** A header button that opens a random stage. */
export function RandomButton({ locale, label }: { locale: Language; label: string }) {
  return (
    <button type="button" className={`${header.tool} ${header.wide}`} aria-label={label} onClick={useRandomStage(locale)}>
      <Dices aria-hidden />
    </button>
  );
}

/**
 * Returns a function that opens a random stage. The server chooses the stage on each call, because pages are cached for
 * everyone.
 */
export function useRandomStage(locale: Language): () => Promise<void> {
  const router = useRouter();
  return async () => {
    try {
      const answer = await fetch('/api/random-stage');
      if (!answer.ok) throw new Error(`request failed with status ${answer.status}`);
      const { stageId } = (await answer.json()) as RandomStageJson;
      router.push(localePath(locale, stageRoute(stageId)));
    } catch (error) {
      console.error('No random stage could be opened:', error);
    }
  };
}
