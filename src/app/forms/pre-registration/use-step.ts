import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STEPS, type Step } from './steps.ts';

const PARAMETER = 'etape';

interface CameFrom {
  earlierStep?: boolean;
}

/**
 * One address in history per step: the browser's Back is a step back. The query and not the anchor,
 * so that the router neither jumps nor moves the focus by itself.
 */
export function useStep() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = Number(new URLSearchParams(search).get(PARAMETER) ?? 1);
  const step = STEPS.find((known) => known === asked) ?? 1;
  const heading = useHeadingFocus(step);

  const addressOf = (target: Step | undefined) => {
    const query = new URLSearchParams(search);
    if (target === undefined || target === 1) query.delete(PARAMETER);
    else query.set(PARAMETER, String(target));
    return { pathname, search: query.toString() };
  };

  return {
    step,
    heading,
    goOn: (target: Step) => {
      const cameFrom: CameFrom = { earlierStep: true };
      void navigate(addressOf(target), { preventScrollReset: true, state: cameFrom });
    },
    /** In place, where the visitor should not come back to. */
    correct: (target: Step | undefined) =>
      void navigate(addressOf(target), { preventScrollReset: true, replace: true }),
    goBack: () => {
      if ((state as CameFrom | null)?.earlierStep) void navigate(-1);
      else
        void navigate(addressOf(step === 3 ? 2 : 1), { preventScrollReset: true, replace: true });
    },
  };
}

/**
 * A new step is read from its heading on. Focused before the step is painted: later, it could take the
 * focus from a field that the visitor has already pressed.
 */
function useHeadingFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
