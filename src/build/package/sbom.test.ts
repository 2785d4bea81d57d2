import { expect, test } from 'vitest';
import { loadedFiles, packagesInPages } from './loaded-files.ts';
import { sbom } from './sbom.ts';

const options = {
  name: 'voltige',
  version: '1.2.3',
  at: new Date('2026-11-17T12:00:00Z'),
  server: loadedFiles().packages,
  pages: packagesInPages(),
  nodeBinary: 'node_modules/node/package.json',
};
const made = sbom(options);
const refs = made.components.map((component) => component['bom-ref']);
const partsOf = (ref: string) =>
  made.components
    .flatMap((one) => ('properties' in one && one['bom-ref'] === ref ? one.properties : []))
    .map(({ value }) => value);

test('S20: the bill of materials has what CycloneDX 1.6 demands', () => {
  expect(made).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    metadata: { timestamp: '2026-11-17T12:00:00.000Z', component: { version: '1.2.3' } },
  });
  expect(new Set(refs).size).toBe(refs.length);
});

test('S20: each component has name, version, address, licence and hash', () => {
  expect(refs.length).toBeGreaterThan(100);
  for (const { name, version, purl, licenses, hashes } of made.components) {
    expect([name, version]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^\d/)]);
    expect(purl).toMatch(/^pkg:(npm|generic)\/(%40[\w.-]+\/)?[\w.-]+@\d\S+$/);
    expect(licenses).toHaveLength(1);
    expect(hashes).toEqual([
      { alg: expect.any(String), content: expect.stringMatching(/^([\da-f]{64}){1,2}$/) },
    ]);
  }
});

test('S20: what it needs is among what it names, and everything is needed by something', () => {
  const named = made.dependencies.map(({ ref }) => ref);
  const [product] = named;
  expect(named).toEqual([made.metadata.component['bom-ref'], ...refs]);
  const needed = new Set(made.dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect([...needed].filter((ref) => !named.includes(ref))).toEqual([]);
  expect(named.filter((ref) => !needed.has(ref))).toEqual([product]);
});

test('S20: it separates what the server loads from what the pages carry, and names no tool', () => {
  expect(partsOf(refs.find((ref) => ref.startsWith('pkg:npm/fastify@')) ?? '')).toEqual(['server']);
  expect(partsOf(refs.find((ref) => ref.startsWith('pkg:npm/react-dom@')) ?? '')).toEqual([
    'pages',
  ]);
  expect(partsOf(refs.find((ref) => ref.startsWith('pkg:npm/valibot@')) ?? '')).toEqual([
    'server',
    'pages',
  ]);
  expect(refs.filter((ref) => /\/(vite|typescript|vitest|rolldown)@/.test(ref))).toEqual([]);
});

test('S20: its serial number changes with its content', () => {
  expect(sbom(options)).toEqual(made);
  expect(sbom({ ...options, version: '1.2.4' }).serialNumber).not.toBe(made.serialNumber);
});
