import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_LIMIT, TOAST_REMOVAL_DELAY_MS, toastStore } from './toast-store.ts';

const message = (title: string) => ({ title, description: `About ${title}` });
const titles = () => toastStore.list().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of toastStore.list()) toastStore.remove(id);
  vi.useRealTimers();
});

test('the limits are those of the specification', () => {
  expect(TOAST_LIMIT).toBe(1);
  expect(TOAST_REMOVAL_DELAY_MS).toBe(1_000_000);
});

test('a new toast is open and plain unless set otherwise', () => {
  const id = toastStore.add(message('Sent'));
  expect(toastStore.list()).toEqual([{ id, ...message('Sent'), tone: 'plain', open: true }]);
  toastStore.add({ ...message('Failed'), tone: 'error' });
  expect(toastStore.list()).toMatchObject([{ title: 'Failed', tone: 'error' }]);
});

test('one message is visible at a time, and the newest wins', () => {
  const first = toastStore.add(message('First'));
  const second = toastStore.add(message('Second'));
  expect(second).not.toBe(first);
  expect(titles()).toEqual(['Second']);
});

test('an update changes the message it names, in what it says only', () => {
  const id = toastStore.add(message('Sending'));
  toastStore.update(id, { title: 'Sent' });
  expect(toastStore.list()).toEqual([
    { id, title: 'Sent', description: 'About Sending', tone: 'plain', open: true },
  ]);
  toastStore.update(id + 1, { title: 'Someone else’s' });
  expect(titles()).toEqual(['Sent']);
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const id = toastStore.add(message('Sent'));
  toastStore.dismiss(id);
  expect(toastStore.list()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(titles()).toEqual(['Sent']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('a toast shown after a dismissed one stays', () => {
  toastStore.dismiss(toastStore.add(message('Old')));
  toastStore.add(message('New'));
  vi.advanceTimersByTime(2_000_000);
  expect(toastStore.list()).toMatchObject([{ title: 'New', open: true }]);
});

test('a removed toast is gone at once', () => {
  toastStore.remove(toastStore.add(message('Sent')));
  expect(titles()).toEqual([]);
});

test('a subscriber is notified of every change until it unsubscribes', () => {
  const heard = vi.fn();
  const leave = toastStore.subscribe(heard);
  const id = toastStore.add(message('Sent'));
  toastStore.update(id, { title: 'Sent again' });
  toastStore.dismiss(id);
  toastStore.remove(id);
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
  toastStore.add(message('Unheard'));
  expect(heard).toHaveBeenCalledTimes(4);
});

test('the list is the same object until something changes, as React asks', () => {
  toastStore.add(message('Sent'));
  const before = toastStore.list();
  expect(toastStore.list()).toBe(before);
  toastStore.add(message('Another'));
  expect(toastStore.list()).not.toBe(before);
});
