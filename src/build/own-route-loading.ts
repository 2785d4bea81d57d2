import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = resolve('src/app/load-route-module.ts');

/** Puts src/app/load-route-module.ts in the place of React Router's own, which offers no setting. */
export function ownRouteLoading(): Plugin {
  const replacedIn = new Set<string>();
  return {
    name: 'own-route-loading',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== './routeModules.js' || !importer?.includes('/react-router/')) return undefined;
      replacedIn.add(this.environment.name);
      return OWN;
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client' || replacedIn.has('client')) return;
      this.error('React Router loads routes from another file now: look at own-route-loading.ts.');
    },
  };
}
