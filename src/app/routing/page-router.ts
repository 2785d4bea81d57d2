import type { Location } from 'react-router';

interface RouterState {
  location: Location;
  navigation: { state: 'idle' | 'loading' | 'submitting'; location?: Location };
}

type Heard = (state: RouterState, ...rest: unknown[]) => void;

interface PageRouter {
  state: RouterState;
  subscribe: (heard: Heard) => () => void;
}

/** React Router's own, which it keeps on the window once the page is hydrated. */
export const pageRouter = (): PageRouter | undefined =>
  (window as { __reactRouterDataRouter?: PageRouter }).__reactRouterDataRouter;

/**
 * Subscribers are notified of a navigation when it has arrived. React Router also notifies them when one begins, and so
 * renders the whole page being left once more, although nothing of ours shows that state: half the time of a click.
 * Called before the router's own component listens.
 */
export function notifyOfArrivalsOnly(): void {
  const router = pageRouter();
  if (router === undefined) return;
  const { subscribe } = router;
  router.subscribe = (heard) =>
    subscribe((state, ...rest) => {
      if (state.navigation.state === 'idle') heard(state, ...rest);
    });
}
