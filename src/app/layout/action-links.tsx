import { ButtonLink } from './button-link.tsx';

/** Large buttons in a row: the first leads, the others are quiet. */
export function ActionLinks({
  actions,
}: {
  actions: readonly (readonly [to: string, name: string])[];
}) {
  return actions.map(([to, name], index) => (
    <ButtonLink key={name} to={to} large quiet={index > 0}>
      {name}
    </ButtonLink>
  ));
}
