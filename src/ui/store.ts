import { useSyncExternalStore } from 'react';

interface ReadStore<State> {
  get: () => State;
  /** As it was made: what the prerendered HTML shows, and the first render repeats. */
  first: () => State;
  /** Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
}

interface Store<State> extends ReadStore<State> {
  set: (next: State) => void;
}

/** A value outside of React. What has not changed must be the same object as before. */
export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    first: () => first,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<State>(store: ReadStore<State>): State;
/** A part renders again when what it selects is another object or value, and only then. */
export function useStore<State, Selected>(
  store: ReadStore<State>,
  select: (state: State) => Selected,
): Selected;
export function useStore<State>(
  { get, first, subscribe }: ReadStore<State>,
  select: (state: State) => unknown = (state) => state,
) {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(first()),
  );
}
