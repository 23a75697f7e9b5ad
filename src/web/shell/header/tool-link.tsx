'use client'; // Client component, so that only its props are sent and not a second copy of its markup (decision 0053).
import { AtSign, MessageCircle } from 'lucide-react';
import header from './header.module.css';

const ICONS = { chat: MessageCircle, social: AtSign };

type Props = { kind: keyof typeof ICONS; href: string | undefined; label: string };

/** A link to an external community site. Renders nothing unless the operator has set the link. */
export function ToolLink({ kind, href, label }: Props) {
  if (href === undefined) return null;
  const Icon = ICONS[kind];
  return (
    <a className={`${header.tool} ${header.wide}`} data-kind={kind} href={href} aria-label={label} rel="noopener">
      <Icon aria-hidden />
    </a>
  );
}
