import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BRAND } from '#domain/brand.ts';

const origin = process.env.SITE_ORIGIN ?? BRAND.defaultOrigin;

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    'import.meta.env.PSEUDO': JSON.stringify(Boolean(process.env.PSEUDO)),
  },
  // The build prerenders from a preview server of its own; nobody else may reach it.
  preview: { host: '127.0.0.1' },
  // Words come in small chunks of their own: there is nothing to preload beside an import.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: 'night',
                  test: /src\/(app\/sections\/(night\/|cost-by-hour|connection-timeline)|ui\/charts|content\/figures|domain\/simulator\/depot\.ts)/,
                },
                {
                  name: 'shell',
                  test: /src\/(app\/(layout|drawings)|app\/(?!linked-text|reading-time|use-address-simulation)[^/]+\.tsx?|ui\/(button|heading|section|field|toast-store))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
