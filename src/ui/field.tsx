import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export function Field({
  label,
  aside,
  labelHidden,
  hint,
  error,
  id,
  type = 'text',
  ...input
}: FieldFrameProps & ComponentProps<'input'>) {
  const ownId = useId();
  return (
    <FieldFrame id={id ?? ownId} {...{ label, aside, labelHidden, hint, error }}>
      {(control) => <input {...input} type={type} {...control} />}
    </FieldFrame>
  );
}
