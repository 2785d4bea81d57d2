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
 * Whoever listens hears of a navigation when it has arrived. React Router also tells that one has begun, and has the
 * whole page that is being left rendered once more for it, although no part of ours shows it: half the time of a click.
 * Called before the router's own component listens.
 */
export function tellArrivalsOnly(): void {
  const router = pageRouter();
  if (router === undefined) return;
  const { subscribe } = router;
  router.subscribe = (heard) =>
    subscribe((state, ...rest) => {
      if (state.navigation.state === 'idle') heard(state, ...rest);
    });
}
