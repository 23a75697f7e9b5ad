import type { ReactNode } from 'react';

/** A filter option. Options are links, so filters work without JavaScript and every view has a URL. */
export type ChoiceLink = { href: string; label: string; current?: boolean | undefined; icon?: ReactNode };
