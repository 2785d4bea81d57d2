import * as Radix from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';
import { useStore } from './store.ts';
import { toastStore, toasts } from './toast-store.ts';
import styles from './toaster.module.css';

interface ToasterProps {
  /** Names the region; '{hotkey}' in it is replaced by the key that reaches the messages. */
  label: string;
  /** Said before every message that is announced. */
  announcedLabel: string;
  closeLabel: string;
}

/** Specification, section 9: shown for 5000 ms, swiped away after 50 px, reached by F8. */
export function Toaster({ label, announcedLabel, closeLabel }: ToasterProps) {
  const shown = useStore(toasts);
  // A modal dialog makes all that stands outside it inert, dark and silent: messages go inside.
  const container = document.querySelector<HTMLElement>('dialog:modal') ?? document.body;
  return (
    <Radix.Provider
      duration={5000}
      swipeThreshold={50}
      swipeDirection="left"
      label={announcedLabel}
      announcerContainer={container}
    >
      {shown.map(({ id, title, description, tone, open }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(stillOpen) => !stillOpen && toastStore.dismiss(id)}
          className={tone === 'error' ? styles.error : styles.plain}
          data-ground={tone === 'error' ? 'paper' : 'night'}
        >
          <div>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {/* What is announced is these texts one after the other, without the line break. */}
            <span className="visually-hidden">{/[.!?]$/.test(title) ? ' ' : '. '}</span>
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          </div>
          <Radix.Close aria-label={closeLabel} className={styles.close}>
            <svg width="14" height="14" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M1 1l16 16M17 1L1 17" />
            </svg>
          </Radix.Close>
          <span className={styles.timer} aria-hidden="true" />
        </Radix.Root>
      ))}
      {createPortal(
        <Radix.Viewport hotkey={['F8']} label={label} className={styles.viewport} />,
        container,
      )}
    </Radix.Provider>
  );
}
