import type { ReactNode } from 'react';

/** One choice of a filter: choosing is following a link, so filters work without JavaScript and every view has an address. */
export type ChoiceLink = { href: string; label: string; current?: boolean | undefined; icon?: ReactNode };
