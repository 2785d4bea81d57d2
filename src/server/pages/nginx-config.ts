import { splitPrefix } from '#domain/site/language.ts';
import type { SiteManifest, SitePage } from './site-manifest.ts';
import { assetHeaders, type HeaderOptions, pageHeaders } from './site-resources.ts';

interface NginxConfig {
  /** For the http block: which file answers which request, and with which headers. */
  maps: string;
  /** For the server block: serves those files, and hands everything else to @site. */
  pages: string;
}

/** Leads nowhere: what nginx finds no file for goes to the site. */
const NOWHERE = '/-';

/** Of one header: its values by the file that is sent or by the path that was asked for. */
type Values = Map<string, string>;

/**
 * What nginx needs to answer as the site itself would, for pages and files whose answer is plain from the request:
 * GET or HEAD, no q-values in Accept-Encoding, and in Accept-Language a first choice of French or English. Paths are
 * compared as they were sent, because the site redirects what is only spelt otherwise.
 */
export function nginxConfig(
  { pages, assets, trackers }: SiteManifest,
  { clientDir, ...options }: HeaderOptions & { clientDir: string },
): NginxConfig {
  const files: Values = new Map();
  const headers = new Map<string, { byFile: Values; byPath: Values }>();
  const note = (name: string, by: 'byFile' | 'byPath', key: string, value: string) => {
    const values = headers.get(name) ?? { byFile: new Map(), byPath: new Map() };
    values[by].set(key, value);
    headers.set(name, values);
  };
  for (const page of pages) {
    const { prefix } = splitPrefix(page.path);
    const file = fileOf(page);
    files.set(page.path, `${prefix === '' ? '$voltige_language' : ''}${asAsked(page)}`);
    for (const [name, value] of Object.entries(
      pageHeaders(page, { ...options, trackers, status: 200 }),
    )) {
      // The visitor's language decides which file it is, and with it these two.
      const byFile = name === 'Content-Language' || name === 'Content-Security-Policy';
      note(name, byFile ? 'byFile' : 'byPath', byFile ? file : page.path, value);
    }
  }
  for (const asset of assets) {
    files.set(asset.path, asAsked(asset));
    for (const [name, value] of Object.entries(assetHeaders(asset, options))) {
      note(name, 'byPath', asset.path, value);
    }
  }
  const names = [...headers.keys()];
  const known = types(assets);
  /** Serves one kind of content under each ending; the few files of another kind have a location of their own. */
  const location = (place: string, endings: Iterable<readonly [string, string]>) =>
    [
      `location ${place} {`,
      `  root ${quoted(clientDir)};`,
      '  try_files $voltige_file @site;',
      '  gzip_static on;',
      '  brotli_static on;',
      '  # The site sends neither ranges nor dates: what has changed has another tag.',
      '  max_ranges 0;',
      '  if_modified_since off;',
      '  types {',
      ...[...endings].map(([ending, type]) => `    ${quoted(type)} ${ending};`),
      '  }',
      "  add_header Last-Modified '';",
      ...names.map((name) => `  add_header ${name} ${variableOf(name)};`),
      '}',
    ].join('\n');
  return {
    maps: [
      '# Made by `voltige nginx` for one build: make it again after an update.',
      'map_hash_max_size 8192;\nmap_hash_bucket_size 1024;',
      map('$request_uri', '$voltige_path', [['~^(?<voltige_asked>[^?]*)', '$voltige_asked']]),
      map('$request_method', '$voltige_read', [
        ['GET', ''],
        ['HEAD', ''],
        ['default', NOWHERE],
      ]),
      map('$http_accept_encoding', '$voltige_plain', [
        ['~[;*]', NOWHERE],
        ['default', ''],
      ]),
      // The site heeds neither; nginx would.
      map('$http_if_match$http_if_unmodified_since', '$voltige_unconditional', [
        ['', ''],
        ['default', NOWHERE],
      ]),
      map('$http_accept_language', '$voltige_language', [
        ['', ''],
        ['~*^fr(-[a-z0-9]+)*(,|$)', ''],
        ['~*^en(-[a-z0-9]+)*(,|$)', '/en'],
        ['default', NOWHERE],
      ]),
      map('$voltige_path', '$voltige_file', [
        ['default', NOWHERE],
        ...[...files].map(
          ([path, file]) =>
            [path, `$voltige_read$voltige_plain$voltige_unconditional${file}`] as const,
        ),
      ]),
      ...names.map((name) => {
        const { byFile, byPath } = headers.get(name) ?? { byFile: new Map(), byPath: new Map() };
        const chained = byFile.size > 0 && byPath.size > 0;
        const variable = variableOf(name);
        return [
          ...(byPath.size > 0
            ? [map('$voltige_path', chained ? `${variable}_path` : variable, byPath)]
            : []),
          ...(byFile.size > 0
            ? [
                map('$uri', variable, [
                  ...(chained ? [['default', `${variable}_path`] as const] : []),
                  ...byFile,
                ]),
              ]
            : []),
        ].join('\n');
      }),
      '',
    ].join('\n'),
    pages: [
      '# Made by `voltige nginx` for one build: make it again after an update.',
      location('/', known),
      ...assets
        .filter(({ path, contentType }) => known.get(endingOf(path)) !== contentType)
        .map(({ path, contentType }) =>
          location(`= ${quoted(path)}`, [[endingOf(path), contentType]]),
        ),
      '',
    ].join('\n'),
  };
}

/** From the folder of the client's files on. */
function fileOf({ file }: Pick<SitePage, 'file'>): string {
  return file.replace(/^client/, '');
}

/**
 * nginx compares without regard to case, and the site does not: with the path as it was sent, FAQ finds no file.
 */
function asAsked(one: Pick<SitePage, 'file' | 'path'>): string {
  const file = fileOf(one);
  return file.startsWith(one.path) && one.path !== '/'
    ? `$voltige_path${file.slice(one.path.length)}`
    : file;
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** By ending; of several kinds of content with one ending, the first. */
function types(assets: SiteManifest['assets']): Map<string, string> {
  const known = new Map([['html', 'text/html; charset=utf-8']]);
  for (const { path, contentType } of assets) {
    const ending = endingOf(path);
    if (!known.has(ending)) known.set(ending, contentType);
  }
  return known;
}

function variableOf(name: string): string {
  return `$voltige_${name.toLowerCase().replaceAll('-', '_')}`;
}

function map(from: string, to: string, entries: Iterable<readonly [string, string]>): string {
  const lines = [...entries].map(
    ([key, value]) => `  ${key === 'default' ? key : quoted(key)} ${quoted(value)};`,
  );
  return [`map ${from} ${to} {`, ...lines, '}'].join('\n');
}

/** Our own words, and none with a quotation mark or a backslash of its own. */
function quoted(text: string): string {
  if (/["\\\n]/.test(text)) throw new Error(`${text} cannot stand in nginx's configuration`);
  return `"${text}"`;
}
