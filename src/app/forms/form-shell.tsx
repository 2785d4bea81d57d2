import { type ComponentProps, type ReactNode, useId } from 'react';
import { SimulationStrip } from './attached-simulation.tsx';
import { FormNotice } from './form-elements.tsx';
import { FormProblems } from './form-problems.tsx';
import { HiddenFields, Honeypot } from './hidden-fields.tsx';
import type { useForm } from './use-form.ts';

interface FormShellProps extends ComponentProps<'form'> {
  form: ReturnType<typeof useForm> & Pick<ComponentProps<'form'>, 'onSubmit'>;
  /** What goes with a form that can be sent without script, besides its fields. */
  withoutScript?: Readonly<Record<string, string>>;
  top?: ReactNode;
  /** The buttons, with the notice where it belongs. */
  end: (notice: ReactNode) => ReactNode;
}

/** What is the same of every form that useForm takes over; its fields stand inside. */
export function FormShell({ form, withoutScript, top, end, children, ...own }: FormShellProps) {
  const id = useId();
  const { words } = form;
  return (
    <form
      {...(withoutScript && { action: form.address, method: 'post' })}
      {...own}
      ref={form.ref}
      onInput={form.onInput}
      onPointerDown={form.onPointerDown}
      onSubmit={form.onSubmit}
      aria-describedby={id}
    >
      {top}
      <FormProblems {...form} />
      {withoutScript && <HiddenFields also={withoutScript} honeypotLabel={words.trap} />}
      <SimulationStrip from={form.simulation} words={words.simulation} />
      {children}
      {/* After the fields: the dialog's focus goes to the first of them. */}
      {!withoutScript && <Honeypot label={words.trap} />}
      {end(<FormNotice id={id} words={words.notice} />)}
    </form>
  );
}
