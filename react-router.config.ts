import type { Config } from '@react-router/dev/config';
import { BUILD_FOLDER, builtPaths, wordsNames } from '#build/build-variant.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: BUILD_FOLDER,
  ssr: false,
  splitRouteModules: false,
  prerender: [...builtPaths(), ...wordsNames().map((name) => `/words/${name}.json`)],
} satisfies Config;
