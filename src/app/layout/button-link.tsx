import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';

interface ButtonLinkProps extends ButtonLook {
  to: string;
  children: ReactNode;
}

export function ButtonLink({ to, children, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} data-cta="" className={buttonClass(look)}>
      {children}
    </Link>
  );
}
