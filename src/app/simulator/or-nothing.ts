import type { ComponentType } from 'react';

/** For a part that nobody may stumble over: where it cannot be downloaded, the page goes without it. */
export const orNothing = <Props>(
  part: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> =>
  part.then(
    (found) => ({ default: found }),
    () => ({ default: () => null }),
  );
