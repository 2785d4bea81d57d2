import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { needsOf } from './loaded-files.ts';

export interface SbomOptions {
  name: string;
  version: string;
  at: Date;
  /** Folders below node_modules that the server loads. */
  server: readonly string[];
  /** Those whose code or fonts are part of the built pages. */
  pages: readonly string[];
  /** Node's binary, as it is passed on. */
  nodeBinary: string;
}

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
}

/**
 * The package's bill of materials in CycloneDX 1.6: whose work an installation runs, and whose its pages carry.
 * The same package has the same one, to the byte.
 */
export function sbom({ name, version, at, server, pages, nodeBinary }: SbomOptions) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const locked = (folder: string): Locked => {
    const entry = packages[folder];
    if (entry === undefined) throw new Error(`${folder} is not in package-lock.json.`);
    return entry;
  };
  const refOf = (folder: string) => purlOf(nameOf(folder), locked(folder).version);
  const refsOf = (folders: readonly string[]) => [...new Set(folders.map(refOf))].sort();

  // One version may lie in two folders.
  const folderByRef = new Map([...server, ...pages].map((folder) => [refOf(folder), folder]));
  const libraries = [...folderByRef].sort(([a], [b]) => (a < b ? -1 : 1));
  const inServer = new Set(refsOf(server));
  const inPages = new Set(refsOf(pages));
  const node = nodeComponent(locked('node_modules/node'), nodeBinary);
  const product = `pkg:generic/${name}@${version}`;

  const content = {
    metadata: {
      timestamp: at.toISOString(),
      component: {
        type: 'application',
        'bom-ref': product,
        name,
        version,
        licenses: [{ license: { name: 'All rights reserved' } }],
        purl: product,
      },
    },
    components: [
      node,
      ...libraries.map(([ref, folder]) => ({
        type: 'library',
        'bom-ref': ref,
        ...groupAndName(nameOf(folder)),
        version: locked(folder).version,
        hashes: [publishedHash(folder, locked(folder))],
        licenses: licencesOf(folder, locked(folder)),
        purl: ref,
        properties: [
          ...(inServer.has(ref) ? [{ name: `${name}:part`, value: 'server' }] : []),
          ...(inPages.has(ref) ? [{ name: `${name}:part`, value: 'pages' }] : []),
        ],
      })),
    ],
    dependencies: [
      { ref: product, dependsOn: [node.purl, ...libraries.map(([ref]) => ref)] },
      { ref: node.purl, dependsOn: [] },
      ...libraries.map(([ref, folder]) => ({ ref, dependsOn: refsOf(needsOf(folder)) })),
    ],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(content),
    version: 1,
    ...content,
  };
}

function nodeComponent({ version }: Locked, binary: string) {
  const purl = `pkg:generic/node@${version}`;
  return {
    type: 'platform',
    'bom-ref': purl,
    name: 'node',
    version,
    hashes: [
      { alg: 'SHA-256', content: createHash('sha256').update(readFileSync(binary)).digest('hex') },
    ],
    licenses: [{ license: { id: 'MIT' } }],
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
    purl,
  };
}

/** nameOf('node_modules/a/node_modules/@b/c') // => '@b/c' */
function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** purlOf('@b/c', '1.0.0') // => 'pkg:npm/%40b/c@1.0.0' */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function groupAndName(name: string): { group?: string; name: string } {
  const [scope = '', rest] = name.split('/');
  return rest === undefined ? { name } : { group: scope, name: rest };
}

/** Of the archive in the registry, which npm compared when it installed it. */
function publishedHash(folder: string, { integrity = '' }: Locked) {
  const [algorithm, digest] = integrity.split('-');
  if (algorithm !== 'sha512' || digest === undefined) throw new Error(`${folder} has no SHA-512.`);
  return { alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') };
}

function licencesOf(folder: string, { license }: Locked) {
  if (license === undefined) throw new Error(`${folder} names no licence.`);
  return /^[\w.-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }];
}

/** A UUID (version 8, RFC 9562) that another content would not have. */
function serialOf(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`;
}
