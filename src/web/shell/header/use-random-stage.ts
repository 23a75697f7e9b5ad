import { useRouter } from 'next/navigation';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

/**
 * Returns a function that opens a random stage. The server chooses the stage on each call, because pages are cached for
 * everyone.
 */
export function useRandomStage(locale: Locale): () => Promise<void> {
  const router = useRouter();
  return async () => {
    try {
      const answer = await fetch('/api/random-stage');
      if (!answer.ok) throw new Error(`request failed with status ${answer.status}`);
      const { stageId } = (await answer.json()) as { stageId: number };
      router.push(localePath(locale, stageRoute(stageId)));
    } catch (error) {
      console.error('No random stage could be opened:', error);
    }
  };
}
