import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a subscriber is notified of every change until it unsubscribes', () => {
  const store = createStore(0);
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.set(1);
  store.set(2);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  store.set(3);
  expect(heard).toHaveBeenCalledTimes(2);
  expect([store.first(), store.get()]).toEqual([0, 3]);
});
