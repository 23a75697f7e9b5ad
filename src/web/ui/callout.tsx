import { Check, CircleAlert, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './callout.module.css';

export type CalloutTone = 'info' | 'good' | 'warn' | 'bad';

type Props = Omit<ComponentProps<'div'>, 'className'> & { tone?: CalloutTone | undefined };

const ICONS = { info: Info, good: Check, warn: CircleAlert, bad: CircleAlert };

/** One sentence about the form or the page it stands in; its icon says the tone where colour does not. */
export function Callout({ tone = 'info', children, ...rest }: Props) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} className={styles.callout} data-tone={tone}>
      <Icon aria-hidden />
      <span>{children}</span>
    </div>
  );
}

/** What went wrong, said at once; nothing while nothing did. */
export const Trouble = ({ children }: { children: string | null | undefined | false }) =>
  children ? (
    <Callout tone="bad" role="alert">
      {children}
    </Callout>
  ) : null;
