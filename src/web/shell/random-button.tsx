'use client'; // chance stays out of pages, which are kept for everybody
import { Dices } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import header from './header.module.css';

/** Opens some stage. */
export function RandomButton({ locale, label }: { locale: Locale; label: string }) {
  const router = useRouter();
  const open = async () => {
    try {
      const answer = await fetch('/api/random-stage');
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      const { stageId } = (await answer.json()) as { stageId: number };
      router.push(localePath(locale, stageRoute(stageId)));
    } catch (error) {
      console.error('No random stage could be opened:', error);
    }
  };
  return (
    <button type="button" className={header.tool} aria-label={label} onClick={open}>
      <Dices aria-hidden />
    </button>
  );
}
