import { ContactButton } from '../forms/contact-button.tsx';
import { useReport } from './use-reported.ts';

/** To a person, with the simulation: the dialog attaches the latest of this tab. */
export function ContactRequest({ children }: { children: string }) {
  return <ContactButton onOpen={useReport()}>{children}</ContactButton>;
}
