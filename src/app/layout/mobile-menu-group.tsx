import { Link } from 'react-router';

interface MobileMenuGroupProps {
  name: string;
  links: readonly { title: string; to: string }[];
}

/** Native, so one group is open at a time without any script. */
export function MobileMenuGroup({ name, links }: MobileMenuGroupProps) {
  return (
    <details name="mobile-menu-group">
      <summary>{name}</summary>
      <ul>
        {links.map(({ title, to }) => (
          <li key={title}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
