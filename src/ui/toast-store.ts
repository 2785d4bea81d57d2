import { createStore } from './store.ts';

export interface Toast {
  id: number;
  title: string;
  description: string;
  tone: 'plain' | 'error';
  open: boolean;
}

type ToastMessage = Pick<Toast, 'title' | 'description'> & Partial<Pick<Toast, 'tone'>>;

/** Specification, section 9. */
export const TOAST_LIMIT = 1;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

let nextId = 1;

/** The newest first. */
export const toasts = createStore<readonly Toast[]>([]);

export const toastStore = {
  add({ title, description, tone = 'plain' }: ToastMessage): number {
    const id = nextId++;
    const added = { id, title, description, tone, open: true };
    toasts.set([added, ...toasts.get()].slice(0, TOAST_LIMIT));
    return id;
  },

  update(id: number, message: Partial<Omit<Toast, 'id'>>) {
    toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, ...message } : toast)));
  },

  /** Closes it at once; it is forgotten only later, so that its way out can be animated. */
  dismiss(id: number) {
    toastStore.update(id, { open: false });
    setTimeout(() => toastStore.remove(id), TOAST_REMOVAL_DELAY_MS);
  },

  /** Called on navigation: a visitor who goes on has read them. */
  dismissAll() {
    for (const { id, open } of toasts.get()) if (open) toastStore.dismiss(id);
  },

  remove(id: number) {
    toasts.set(toasts.get().filter((toast) => toast.id !== id));
  },
};
