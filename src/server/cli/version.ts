import { BRAND } from '#domain/site/brand.ts';
import { installedRelease } from '../process/release.ts';
import { command } from './command.ts';

export const version = command({
  name: 'version',
  about: 'Says which version and build this is.',
  options: {},
  example: '--json',
  run: async ({ json, write }) => {
    const release = installedRelease();
    write(
      json
        ? `${JSON.stringify(release)}\n`
        : `${BRAND.key} ${release.version}, build ${release.build}, Node ${process.versions.node}\n`,
    );
  },
});
