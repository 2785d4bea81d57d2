import type { KeyboardEvent } from 'react';
import { within } from './within.ts';

interface Stepped {
  value: number | null;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** Moves a number by one step, up or down, where one of the two keys is pressed. */
export function stepByKey(
  event: KeyboardEvent,
  keys: 'Arrow' | 'Page',
  step: number,
  { value, least, most, onChange }: Stepped,
): void {
  const by = { [`${keys}Up`]: step, [`${keys}Down`]: -step }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  onChange(within((value ?? 0) + by, least, most));
}
