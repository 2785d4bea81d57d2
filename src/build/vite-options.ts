import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = resolve('src/app/routing/load-route-module.ts');

/** Puts src/app/routing/load-route-module.ts in the place of React Router's own, which offers no setting. */
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
      this.error(
        'React Router loads routes from another file now: look at src/build/vite-options.ts.',
      );
    },
  };
}

/**
 * scopedClassName('board', '…/src/app/simulator/board.module.css') // => 'board-x3Fa'. The hash is one
 * per file, not per class: it stands in the HTML, the CSS and the JavaScript, and repeats compress.
 */
export function scopedClassName(name: string, file: string): string {
  const [path = file] = relative(process.cwd(), file).split('?');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
