import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  /** Panels are `${idPrefix}-panel-${id}`, named by `${idPrefix}-tab-${id}`. */
  idPrefix: string;
  tabs: readonly { id: Id; name: string; href: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Links with the role of tabs: before scripts have come, a tab is an address like any other. */
export function Tabs<Id extends string>({
  label,
  idPrefix,
  tabs,
  selected,
  onSelect,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  const press = (event: MouseEvent, id: Id) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  };

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = event.key === ' ' ? index : KEYS[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined || next === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll('a')[next]?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className={styles.tabs} ref={list} onKeyDown={move}>
      {tabs.map(({ id, name, href }) => (
        <a
          key={id}
          role="tab"
          id={`${idPrefix}-tab-${id}`}
          href={href}
          aria-selected={id === selected}
          aria-controls={`${idPrefix}-panel-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={(event) => press(event, id)}
        >
          {name}
        </a>
      ))}
    </div>
  );
}
