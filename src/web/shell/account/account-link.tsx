import type { ComponentProps, MouseEvent } from 'react';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { openAccountSheet } from './account-sheet-state.ts';

type Props = Omit<ComponentProps<'a'>, 'onClick'> & { href: string };

/** A link that opens the account sheet. `href` is where it leads without scripts and in a new tab. */
export function AccountLink({ href, ...rest }: Props) {
  const open = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    openAccountSheet();
  };
  return <a {...rest} href={href} aria-haspopup="dialog" onClick={open} />;
}
