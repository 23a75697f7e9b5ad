import type { ComponentProps } from 'react';
import { Check, CircleAlert, Info } from '#web/ui/media/icons.tsx';
import styles from './callout.module.css';

export type CalloutTone = 'info' | 'good' | 'warn' | 'bad';

type Props = Omit<ComponentProps<'div'>, 'className'> & { tone?: CalloutTone | undefined };

const ICONS = { info: Info, good: Check, warn: CircleAlert, bad: CircleAlert };

/** A boxed message about a form or a page. Its icon conveys the tone without relying on colour. */
export function Callout({ tone = 'info', children, ...rest }: Props) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} className={styles.callout} data-tone={tone}>
      <Icon aria-hidden />
      <span>{children}</span>
    </div>
  );
}

/** Shows an error message that screen readers announce immediately. Renders nothing without a message. */
export const Trouble = ({ children }: { children: string | null | undefined | false }) =>
  children ? (
    <Callout tone="bad" role="alert">
      {children}
    </Callout>
  ) : null;
