import { useNavigate } from 'react-router';
import type { LeadList, ListedLead } from '#domain/desk/leads.ts';
import type { Taking } from './use-taking.ts';

export const canBeTaken = ({ taken, suspicion, status }: ListedLead): boolean =>
  taken === null && suspicion === null && status !== 'won' && status !== 'lost';

const ROWS = 'a[data-lead]';

/** J and K go from row to row; what is done is done with the row that has the focus. */
export function useRowKeys(list: LeadList | undefined, taking: Taking) {
  const navigate = useNavigate();
  const focused = () => {
    const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>(ROWS);
    return list?.leads.find(({ id }) => id === row?.dataset.lead);
  };
  const move = (step: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
    const own = document.activeElement?.closest('tr')?.querySelector<HTMLElement>(ROWS);
    const at = own ? rows.indexOf(own) : -1;
    const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step];
    next?.focus();
  };
  const reasons = (isOpen: boolean) => {
    const button = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-why]');
    if (button?.getAttribute('aria-expanded') === String(!isOpen)) button.click();
    else return false;
  };
  const withFocused = (act: (lead: ListedLead) => void) => () => {
    const lead = focused();
    if (lead === undefined) return false;
    act(lead);
  };
  return {
    j: () => move(1),
    k: () => move(-1),
    arrowright: () => reasons(true),
    arrowleft: () => reasons(false),
    t: withFocused((lead) => canBeTaken(lead) && taking.take(lead)),
    l: withFocused((lead) => lead.suspicion !== null && taking.release(lead)),
    a: withFocused(({ id }) => void navigate(`/leads/${id}`)),
  };
}
