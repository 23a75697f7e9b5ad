import { Check, CircleAlert, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './callout.module.css';

export type CalloutTone = 'info' | 'good' | 'warn' | 'bad';

type Props = Omit<ComponentProps<'div'>, 'className'> & { tone?: CalloutTone | undefined };

const ICONS = { info: Info, good: Check, warn: CircleAlert, bad: CircleAlert };

/** One sentence about the form or page; its icon conveys the tone without colour. */
export function Callout({ tone = 'info', children, ...rest }: Props) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} className={styles.callout} data-tone={tone}>
      <Icon aria-hidden />
      <span>{children}</span>
    </div>
  );
}

/** An error message, announced immediately; renders nothing without one. */
export const Trouble = ({ children }: { children: string | null | undefined | false }) =>
  children ? (
    <Callout tone="bad" role="alert">
      {children}
    </Callout>
  ) : null;
