import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfig } from '../pages/nginx-config.ts';
import { readManifest } from '../pages/site-manifest.ts';
import { INSTALLATION } from '../process/release.ts';
import { readConfig } from '../startup/configuration/read-config.ts';
import { command, UsageError } from './command.ts';

export const nginx = command({
  name: 'nginx',
  about: 'Writes what nginx needs to serve the pages of this build itself.',
  options: {
    output: { type: 'string', value: 'folder', about: 'where its files go' },
  },
  example: '--output /etc/nginx/voltige',
  run: async ({ values: { output }, environment, write }) => {
    if (output === undefined) throw new UsageError('Name a folder by --output.');
    // With the site's settings: its headers are what nginx must send.
    const config = readConfig(environment, 'site');
    const { staging, hsts, sharedCache } = config;
    // An update must not change the files below headers that were made for others.
    const siteDir = realpathSync(config.siteDir);
    const { maps, pages } = nginxConfig(readManifest(siteDir), {
      ...{ staging, hsts, sharedCache },
      clientDir: join(siteDir, 'client'),
    });
    mkdirSync(output, { recursive: true });
    writeFileSync(join(output, 'maps.conf'), maps);
    writeFileSync(join(output, 'pages.conf'), pages);
    copyFileSync(
      join(INSTALLATION, 'deploy/nginx/unavailable.html'),
      join(output, 'unavailable.html'),
    );
    write(`${output} holds maps.conf, pages.conf and unavailable.html for ${siteDir}.\n`);
  },
});
