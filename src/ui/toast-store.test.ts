import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_LIMIT, TOAST_REMOVAL_DELAY_MS, toastStore, toasts } from './toast-store.ts';

const message = (title: string) => ({ title, description: `About ${title}` });
const titles = () => toasts.get().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of toasts.get()) toastStore.remove(id);
  vi.useRealTimers();
});

test('the limits are those of the specification', () => {
  expect(TOAST_LIMIT).toBe(1);
  expect(TOAST_REMOVAL_DELAY_MS).toBe(1_000_000);
});

test('a new toast is open and plain unless set otherwise', () => {
  const id = toastStore.add(message('Sent'));
  expect(toasts.get()).toEqual([{ id, ...message('Sent'), tone: 'plain', open: true }]);
  toastStore.add({ ...message('Failed'), tone: 'error' });
  expect(toasts.get()).toMatchObject([{ title: 'Failed', tone: 'error' }]);
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
  expect(toasts.get()).toEqual([
    { id, title: 'Sent', description: 'About Sending', tone: 'plain', open: true },
  ]);
  toastStore.update(id + 1, { title: 'Someone else’s' });
  expect(titles()).toEqual(['Sent']);
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const id = toastStore.add(message('Sent'));
  toastStore.dismiss(id);
  expect(toasts.get()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(titles()).toEqual(['Sent']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('a toast shown after a dismissed one stays', () => {
  toastStore.dismiss(toastStore.add(message('Old')));
  toastStore.add(message('New'));
  vi.advanceTimersByTime(2_000_000);
  expect(toasts.get()).toMatchObject([{ title: 'New', open: true }]);
});

test('a removed toast is gone at once', () => {
  toastStore.remove(toastStore.add(message('Sent')));
  expect(titles()).toEqual([]);
});
