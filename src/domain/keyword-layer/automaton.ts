export type Match = { readonly pattern: number; readonly start: number; readonly end: number };

type State = { readonly next: Map<number, State>; fail: State | undefined; shorter: State | undefined; pattern: number; length: number };

const newState = (): State => ({ next: new Map(), fail: undefined, shorter: undefined, pattern: -1, length: 0 });

/**
 * Builds an Aho–Corasick automaton. The returned function finds every occurrence of every pattern in one pass over a
 * text.
 */
export function createAutomaton(patterns: readonly string[]): (text: string) => Match[] {
  const root = newState();
  for (const [index, pattern] of patterns.entries()) if (pattern !== '') addPattern(root, pattern, index);
  linkStates(root);

  return (text) => {
    const found: Match[] = [];
    let state = root;
    for (let at = 0; at < text.length; at += 1) {
      state = step(root, state, text.charCodeAt(at));
      const first = state.pattern === -1 ? state.shorter : state;
      for (let ending = first; ending; ending = ending.shorter)
        found.push({ pattern: ending.pattern, start: at + 1 - ending.length, end: at + 1 });
    }
    return found;
  };
}

function addPattern(root: State, pattern: string, index: number): void {
  let state = root;
  for (let at = 0; at < pattern.length; at += 1) {
    const unit = pattern.charCodeAt(at);
    const next = state.next.get(unit) ?? newState();
    state.next.set(unit, next);
    state = next;
  }
  if (state.pattern !== -1) return; // The first of two equal patterns wins.
  state.pattern = index;
  state.length = pattern.length;
}

// Links the fallback states breadth first so that the fallback of a state is linked before the state itself.
function linkStates(root: State): void {
  let level: State[] = [root];
  while (level.length > 0) {
    const below: State[] = [];
    for (const state of level) {
      for (const [unit, next] of state.next) {
        next.fail = state === root ? root : step(root, state.fail ?? root, unit);
        next.shorter = next.fail.pattern === -1 ? next.fail.shorter : next.fail;
        below.push(next);
      }
    }
    level = below;
  }
}

function step(root: State, from: State, unit: number): State {
  let state: State | undefined = from;
  while (state) {
    const next = state.next.get(unit);
    if (next) return next;
    state = state.fail;
  }
  return root;
}
