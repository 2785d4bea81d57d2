import type { Location } from 'react-router';

interface RouterState {
  location: Location;
  navigation: { state: 'idle' | 'loading' | 'submitting'; location?: Location };
}

interface PageRouter {
  state: RouterState;
  subscribe: (heard: (state: RouterState) => void) => () => void;
}

/** React Router's own, which it keeps on the window once the page is hydrated. */
export const pageRouter = (): PageRouter | undefined =>
  (window as { __reactRouterDataRouter?: PageRouter }).__reactRouterDataRouter;
