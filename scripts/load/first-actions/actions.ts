import type { Action } from './action.ts';
import { CHANGING } from './changing.ts';
import { LEADING } from './leading.ts';
import { OPENING } from './opening.ts';

export const ACTIONS: readonly Action[] = [...OPENING, ...LEADING, ...CHANGING];
