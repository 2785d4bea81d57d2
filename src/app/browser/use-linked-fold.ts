import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the fold that an address points to or into. */
export function useLinkedFold(): void {
  const location = useLocation();
  useEffect(() => {
    const linked = document.getElementById(location.hash.slice(1))?.closest('details');
    if (linked) linked.open = true;
  }, [location]);
}
