import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

interface TextAreaProps extends FieldFrameProps, ComponentProps<'textarea'> {
  id: string;
}

export function TextArea({ label, aside, hint, error, id, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, aside, hint, error }}>
      {(control) => <textarea {...area} {...control} />}
    </FieldFrame>
  );
}
