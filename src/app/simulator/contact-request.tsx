import { ButtonLink } from '../layout/button-link.tsx';
import { usePathTo } from '../use-path-to.ts';

/** To a person, with the simulation. */
export function ContactRequest({ children }: { children: string }) {
  const to = usePathTo();
  return <ButtonLink to={to('contact')}>{children}</ButtonLink>;
}
