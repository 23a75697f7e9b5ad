import type { Language } from '#domain/shared/language.ts';
import { welcomeHref } from '#web/features/welcome/welcome-href.ts';
import type { WelcomeWords } from '#web/features/welcome/welcome-words.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import shared from '#web/ui/page/shared.module.css';
import { LaterLink } from './later-link.tsx';

type Props = { words: WelcomeWords; locale: Language; leaveHref: string; callbackUrl: string | undefined };

/** The ways out of the last step besides posting: back to the rivals, or on without a record. */
export function PostLinks({ words, locale, leaveHref, callbackUrl }: Props) {
  return (
    <p className={shared.row}>
      <ButtonLink variant="line" href={welcomeHref(locale, 'rivals', callbackUrl)}>
        {words.layout.back}
      </ButtonLink>
      <LaterLink href={leaveHref}>{words.post.later}</LaterLink>
    </p>
  );
}
