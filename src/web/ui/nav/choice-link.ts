import type { ReactNode } from 'react';

/** A filter option. Options are links so that filters work without JavaScript and every filtered page has a URL. */
export type ChoiceLink = { href: string; label: string; current?: boolean | undefined; icon?: ReactNode };
