import type { Endpoint } from './endpoint.ts';
import { getRule } from './rules.ts';

/** Every endpoint of the public API, in the order of its document. */
export const ENDPOINTS: readonly Endpoint[] = [getRule];
