import 'server-only';
import type { Deps } from '#usecases/deps.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { env } from './env.ts';

// On globalThis because the development server loads modules again after an edit: one pool must serve them all.
const shared = globalThis as typeof globalThis & { stargrassDeps?: Deps };

/** What use-cases need, opened once a process. */
export function deps(): Deps {
  shared.stargrassDeps ??= createDeps(env()).deps;
  return shared.stargrassDeps;
}
