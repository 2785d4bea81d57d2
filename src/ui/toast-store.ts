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

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  list: () => toasts,

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  add({ title, description, tone = 'plain' }: ToastMessage): number {
    const id = nextId++;
    change([{ id, title, description, tone, open: true }, ...toasts].slice(0, TOAST_LIMIT));
    return id;
  },

  update(id: number, message: Partial<ToastMessage>) {
    change(toasts.map((toast) => (toast.id === id ? { ...toast, ...message } : toast)));
  },

  /** Closes it at once; it is forgotten only later, so that its way out can be animated. */
  dismiss(id: number) {
    change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => toastStore.remove(id), TOAST_REMOVAL_DELAY_MS);
  },

  /** Called on navigation: a visitor who goes on has read them. */
  dismissAll() {
    for (const { id, open } of toasts) if (open) toastStore.dismiss(id);
  },

  remove(id: number) {
    change(toasts.filter((toast) => toast.id !== id));
  },
};
