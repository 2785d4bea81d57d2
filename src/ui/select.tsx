import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './field.tsx';

interface SelectProps extends FieldFrameProps, ComponentProps<'select'> {
  id: string;
  /** Shown while nothing is chosen. */
  empty: string;
  options: readonly { value: string; text: string }[];
}

export function Select({ label, aside, hint, error, id, empty, options, ...select }: SelectProps) {
  return (
    <FieldFrame {...{ id, label, aside, hint, error }}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{empty}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
