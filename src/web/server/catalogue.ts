import 'server-only';
import { cache } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { deps } from './deps.ts';

/** Returns the current catalogue. All calls within one request return the same instance. */
export const readCatalogue: () => Promise<Catalogue> = cache(() => deps().catalogue());
