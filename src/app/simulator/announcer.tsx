import { useEffect, useRef, useState } from 'react';

/** Long enough for a slider to come to rest, so that one change is one message. */
const REST_MS = 700;

/** Tells a screen reader the new result once per change, and nothing when the page opens. */
export function Announcer({ message }: { message: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(message);
  useEffect(() => {
    if (message === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSaid(message), REST_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
