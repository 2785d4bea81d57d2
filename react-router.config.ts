import type { Config } from '@react-router/dev/config';
import { BUILD_FOLDER, builtPaths } from '#build/build-variant.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: BUILD_FOLDER,
  ssr: false,
  prerender: builtPaths(),
} satisfies Config;
