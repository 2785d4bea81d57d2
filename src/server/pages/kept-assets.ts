import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { Asset, type SiteAsset, twinsOf } from './site-manifest.ts';

const DAY_MS = 86_400_000;
const List = v.array(Asset);

interface KeptOptions {
  dir: string;
  /** How long a release's files are kept after it last ran. */
  days: number;
  siteDir: string;
  assets: readonly SiteAsset[];
}

export interface KeptAssets {
  dir: string;
  /** Of another release, and still kept. */
  find(path: string): SiteAsset | undefined;
  /** Puts this release's files there, says that it still runs, and removes what is over. */
  refresh(): void;
}

/**
 * While releases change, a page of one asks a process of the other for its files, and a tab stays open for days.
 * So each release puts those whose names carry a hash into a folder that all share, with a list of them; what a
 * process does not have itself it answers from there.
 */
export function keepAssets({ dir, days, siteDir, assets }: KeptOptions): KeptAssets {
  const files = join(dir, 'files');
  const lists = join(dir, 'releases');
  const own = assets
    .filter(({ immutable }) => immutable)
    .map((asset) => ({ ...asset, file: join('files', asset.path) }));
  const text = JSON.stringify(own);
  const ownList = join(
    lists,
    `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`,
  );

  function publish(): void {
    for (const asset of assets) {
      if (!asset.immutable) continue;
      for (const twin of twinsOf(asset)) {
        copyOnce(join(siteDir, asset.file + twin), join(files, asset.path + twin));
      }
    }
    writeWhole(ownList, text);
  }

  function refresh(): void {
    for (const folder of [files, lists]) mkdirSync(folder, { recursive: true });
    if (existsSync(ownList)) utimesSync(ownList, new Date(), new Date());
    else publish();
    const over = Date.now() - days * DAY_MS;
    const ended = readdirSync(lists).filter((name) => lastRun(join(lists, name)) < over);
    if (ended.length === 0) return;
    for (const name of ended) rmSync(join(lists, name), { force: true });
    const kept = new Set(readLists(lists).map(({ path }) => path));
    for (const name of readdirSync(files, { recursive: true, encoding: 'utf8' })) {
      const path = join(files, name);
      const isKept = kept.has(`/${name.replace(/\.(?:br|gz)$/, '')}`) || kept.has(`/${name}`);
      if (!isKept && statSync(path, { throwIfNoEntry: false })?.isFile())
        rmSync(path, { force: true });
    }
  }

  let known = new Map<string, SiteAsset>();
  let readAt = 0;
  return {
    dir,
    find(path) {
      // A release that came after this process started has changed the folder.
      const changed = statSync(lists, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (changed !== readAt) {
        known = new Map(readLists(lists).map((asset) => [asset.path, asset]));
        readAt = changed;
      }
      const asset = known.get(path);
      return asset && existsSync(join(dir, asset.file)) ? asset : undefined;
    },
    refresh,
  };
}

function lastRun(list: string): number {
  return statSync(list, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

/** A list that cannot be read is none: it was being removed. */
function readLists(folder: string): SiteAsset[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      try {
        return v.parse(List, JSON.parse(readFileSync(join(folder, name), 'utf8')));
      } catch {
        return [];
      }
    });
}

function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const half = `${to}.${process.pid}`;
  copyFileSync(from, half);
  renameSync(half, to);
}

function writeWhole(file: string, text: string): void {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text);
  renameSync(half, file);
}
