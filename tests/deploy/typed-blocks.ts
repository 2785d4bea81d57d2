import { readFileSync } from 'node:fs';

/** The blocks that docs/deploy.md has its reader type on the server, in their order, by the chapter they stand in. */
export function typedBlocks(chapter: string): string[] {
  const document = readFileSync('docs/deploy.md', 'utf8');
  const [, text = ''] = document.split(`\n## ${chapter}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^```sh on the server\n([\s\S]*?)^```$/gm)].map(([, block = '']) =>
    block.trim(),
  );
}

/** What the first chapter has Debian's own programs install. */
export function wantedPackages(): string[] {
  const [, names = ''] =
    /apt-get install --yes (.+)/.exec(typedBlocks(INSTALLATION).join('\n')) ?? [];
  return names.split(' ');
}

export const INSTALLATION = 'On Debian, with systemd';
export const RELEASES = 'Changing releases';
