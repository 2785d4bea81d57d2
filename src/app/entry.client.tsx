import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { landingQuery } from './routing/landing.ts';
import { loadPage } from './routing/load-page.ts';
import { readingAt } from './routing/reading.ts';

landingQuery();

// Where something cannot be had, the page stays as it was served; its own script knows whether that is enough.
loadPage(readingAt(location.pathname)).then(hydrate, () => undefined);

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}
