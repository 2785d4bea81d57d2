import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, parse, relative, resolve } from 'node:path';
import { directImports } from './entry-imports.ts';

interface Bundle {
  name: string;
  test: RegExp | ((id: string) => boolean);
}

const SHELL = ['src/app/root.tsx', 'src/app/entry.client.tsx'];
const SIMULATOR = 'src/app/pages/simulator/simulator.tsx';
/** What every part that knows a fleet's answers imports, or that asks the model about them. */
const ANSWERS = ['src/domain/simulator/inputs.ts', 'src/app/simulator/state/model-client.ts'];
const NEWSLETTER = 'src/app/forms/newsletter-subscription.ts';
const CONTACT = 'src/app/forms/contact-form.tsx';
const PRE_REGISTRATION = 'src/app/forms/pre-registration/pre-registration-form.tsx';
const CONTACT_DIALOG = 'src/app/forms/contact-dialog.tsx';
const DEFINITIONS = 'src/app/sections/definitions.tsx';
const ARRIVED = 'src/app/sections/arrived.tsx';
const THANKS = 'src/app/forms/pre-registration/thanks.tsx';
const TARIFFS = 'src/domain/simulator/prices/tariffs.ts';
/** How a night is planned: for the simulator, its method and the pages that draw one. */
const NIGHT = ['src/domain/simulator/model/solution.ts', 'src/domain/simulator/model/possible.ts'];
const DAWN = 'src/app/drawings/dawn.tsx';
const GAIN_HERO = 'src/app/sections/gain-hero.tsx';
const PICTURES = [
  'src/app/sections/depot-night-figures.ts',
  'src/app/sections/connection-timeline.tsx',
  'src/app/sections/cost-by-hour.tsx',
];
/** Too small for requests of their own, on pages of every kind. */
const SMALL = [
  'src/app/simulation-handover/simulation-in-this-tab.ts',
  'src/app/words/linked-text.tsx',
  'src/app/sections/closing-band.tsx',
  'src/app/sections/gain-line.tsx',
  'src/app/sections/page-top.tsx',
  'src/ui/charts/chart-labels.tsx',
];

/** Words come as data (page-data.ts): what these import is loaded when the site is built, by no browser. */
const WORDS = ['src/content/load-words.ts', 'src/content/articles/load-articles.ts'];

/**
 * Which of our files a browser fetches in one piece: what is loaded together is cut by what imports it,
 * not by a list of file names, so that a file may be renamed, moved or merged without anybody
 * downloading more for it. What belongs to none of these is the bundler's to place.
 */
export function bundles(): Bundle[] {
  const { imports, entries, pages } = importGraph();
  const from = (...files: string[]) => union(files.map((file) => reachable(imports, file)));
  const loadedWithout = (...files: string[]) =>
    from(...entries.filter((entry) => !files.some((file) => reachable(imports, entry).has(file))));

  const ofGainHero = minus(from(GAIN_HERO), loadedWithout(GAIN_HERO));
  const isText = (page: string) => from(page).has(DAWN);
  const texts = pages.filter(isText).map((page) => from(page));
  const others = from(...pages.filter((page) => !isText(page)));
  const sharedByTexts = [...minus(union(texts), union([others, ofGainHero]))].filter(
    (file) => texts.filter((files) => files.has(file)).length > 3,
  );
  // Without those that would take along what other pages need.
  const known = union([from(...SHELL, ...PICTURES, ...SMALL), new Set(sharedByTexts)]);
  const sections = sharedByTexts.filter((file) => minus(from(file), known).size === 0);
  const forms = common(from(CONTACT), from(PRE_REGISTRATION, CONTACT_DIALOG));
  const simulation = common(from(SIMULATOR), loadedWithout(SIMULATOR));
  const bundled = new Set<string>();
  const bundle = (name: string, files: Set<string>): Bundle => {
    const rest = minus(files, bundled);
    for (const file of rest) bundled.add(file);
    return { name, test: within(rest) };
  };
  /** Of what a bundle would hold, each file that others need without the rest. */
  const apart = (files: Set<string>): Bundle[] =>
    [...minus(files, bundled)]
      .filter((file) => imports.has(file))
      .sort((a, b) => from(a).size - from(b).size)
      .map((file) => bundle(parse(file).name, new Set([file])));

  // A file goes into the first bundle that names it, and takes along what it imports unless that is in
  // one already: each bundle comes after those it imports from.
  return [
    { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
    bundle('shell', from(...SHELL)),
    bundle('pictures', from(...PICTURES, ...SMALL)),
    // Apart they are a few hundred bytes each, and a page of text has a dozen: a click would wait for several
    // rounds of requests.
    bundle('sections', new Set(sections)),
    bundle('sending', minus(from(NEWSLETTER), new Set([NEWSLETTER]))),
    // An article needs these and no plan.
    bundle('tariffs', from(TARIFFS)),
    bundle('night', from(...NIGHT)),
    ...apart(common(simulation, loadedWithout(...ANSWERS))),
    // In one piece it is two kilobytes lighter than in ten.
    bundle('simulation', simulation),
    // With the schemas and the fields, which two pages without a form then load too: six connections fetch the
    // contact page in one round.
    bundle('forms', forms),
    bundle('definitions', from(DEFINITIONS)),
    bundle('arrived', from(ARRIVED, THANKS)),
  ];
}

interface ImportGraph {
  /** What each file imports to run, types aside. */
  imports: Map<string, string[]>;
  /** Where the browser starts to load: each page, and each `import()`. */
  entries: string[];
  /** The pages among them. */
  pages: string[];
}

const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;
const ONLY_TYPES = /^(?:import|export)\s+\{(?:\s*type\s+[^,}]+,?)+\s*\}\s+from/;

function importGraph(): ImportGraph {
  const files = globSync('src/{app,domain,content,ui}/**/*.{ts,tsx,mdx}', {
    exclude: ['**/*.test.*', '**/*.d.ts'],
  });
  const graph: ImportGraph = { imports: new Map(), entries: [], pages: [] };
  for (const file of files) {
    // As it is bundled: an entry file is passed over.
    const text = directImports(readFileSync(file, 'utf8'));
    const place = ([, specifier = '']: RegExpExecArray) => placeOf(file, specifier);
    const values = [...text.matchAll(STATIC)].filter(([statement]) => !ONLY_TYPES.test(statement));
    // A worker is loaded by its address, on its own.
    graph.imports.set(file, values.filter(([, path = '']) => !path.includes('?worker')).map(place));
    if (!WORDS.includes(file)) graph.entries.push(...[...text.matchAll(DYNAMIC)].map(place));
    if (file.startsWith('src/app/pages/') && /^export default/m.test(text)) graph.pages.push(file);
  }
  graph.entries.push(...graph.pages);
  return graph;
}

function placeOf(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('/')) return relative(process.cwd(), path);
  return path.startsWith('#') ? `src/${path.slice(1)}` : normalize(join(dirname(from), path));
}

function reachable(imports: Map<string, string[]>, entry: string): Set<string> {
  if (!imports.has(entry) && /\.tsx?$/.test(entry))
    throw new Error(`${entry} is gone: name its successor in bundles.ts.`);
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...(imports.get(file) ?? []));
  }
  return found;
}

const union = (sets: readonly Set<string>[]) => new Set(sets.flatMap((set) => [...set]));
const common = (a: Set<string>, b: Set<string>) => new Set([...a].filter((file) => b.has(file)));
const minus = (a: Set<string>, b: Set<string>) => new Set([...a].filter((file) => !b.has(file)));

function within(files: Set<string>): (id: string) => boolean {
  const paths = new Set([...files].map((file) => resolve(file)));
  return (id) => paths.has(id.split('?')[0] ?? id);
}
