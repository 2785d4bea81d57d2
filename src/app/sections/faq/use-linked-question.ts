import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question an address points to; without script the browser only scrolls to it. */
export function useLinkedQuestion() {
  const location = useLocation();
  useEffect(() => {
    const linked = document.getElementById(location.hash.slice(1))?.closest('details');
    if (linked) linked.open = true;
  }, [location]);
}
