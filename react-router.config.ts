import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from '#domain/site/routes.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: process.env.PSEUDO ? 'dist-pseudo' : 'dist',
  ssr: false,
  prerender: prerenderPaths(),
} satisfies Config;
