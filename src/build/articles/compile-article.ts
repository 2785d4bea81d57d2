import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { articleOf, splitArticle } from './article-files.ts';

/** Of Markdown's tree, what an article may hold. */
export interface Node {
  type: string;
  value?: string;
  name?: string;
  depth?: number;
  label?: string;
  children?: Node[];
  attributes?: Attribute[];
  position: { start: { line: number; offset: number }; end: { offset: number } };
}

interface Attribute {
  name?: string;
  value?: string | { value: string } | null;
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

export function nodesOf(mdx: string): Node[] {
  const { children = [] } = processor.parse(mdx) as Node;
  return children;
}

/**
 * The module of an article's words, shaped as every page's words are: they go through loaders and into the
 * tests as texts, and a browser that hydrates downloads no code for them.
 */
export function compileArticle(source: string, path: string): string {
  const { slug, language } = articleOf(path);
  const { front, body } = splitArticle(source, path);
  const fail = failing(path);
  const code: string[] = [];
  const sections: string[] = [];
  const sources: string[] = [];
  let inBrief: string | undefined;
  for (const node of nodesOf(body)) {
    if (node.type === 'mdxjsEsm') code.push((node.value ?? '').replace(/^export (?=const)/gm, ''));
    else if (node.name === 'InBrief') inBrief = brief(node, fail);
    else if (node.name === 'Section') sections.push(section(node, fail));
    else if (node.type === 'footnoteDefinition') sources.push(sourceText(node, fail));
    else fail(node, 'stands in no <Section>');
  }
  if (inBrief === undefined) throw new Error(`${path} has no <InBrief>.`);
  const page = JSON.stringify(`article-${slug}`);
  return `import { articleAfter } from '#domain/site/articles.ts';
import articles from '../${language}/articles.ts';
${code.join('\n')}
export default {
meta: ${JSON.stringify({ title: front.searchTitle, description: front.description })},
hero: articles.titles[${page}],
inBrief: ${inBrief},
common: articles.common,
topic: articles.topics[${JSON.stringify(front.topic)}],
next: articles.titles[articleAfter(${page})].title,
sections: { ${sections.join(',\n')} },
sources: { ${sources.join(',\n')} },
};
`;
}

type Fail = (node: Node, problem: string) => never;

const failing =
  (path: string): Fail =>
  (node, problem) => {
    throw new Error(`${path}:${node.position.start.line}: ${node.name ?? node.type} ${problem}.`);
  };

/** One paragraph: what the article comes to, on what data, and its limit. */
function brief(node: Node, fail: Fail): string {
  const [paragraph, ...others] = node.children ?? [];
  return paragraph?.type === 'paragraph' && others.length === 0
    ? text(paragraph, fail)
    : fail(node, 'holds more or less than one paragraph');
}

function section(node: Node, fail: Fail): string {
  const id = node.attributes?.find(({ name }) => name === 'id')?.value;
  const [heading, ...blocks] = node.children ?? [];
  if (typeof id !== 'string') return fail(node, 'has no id="…" to link to');
  if (heading?.type !== 'heading' || heading.depth !== 2) return fail(node, 'starts with no ##');
  const body = blocks.map((block) => passage(block, fail));
  return `${JSON.stringify(id)}: { title: ${text(heading, fail)}, body: [${body.join(',\n')}] }`;
}

function passage(node: Node, fail: Fail): string {
  if (node.type === 'list') return list(node, fail);
  if (node.type !== 'mdxJsxFlowElement') return text(node, fail);
  if (node.name !== 'Questions') return `{ ${node.name}: { ${attributes(node)} } }`;
  const [questions] = node.children ?? [];
  return questions?.type === 'list'
    ? `{ questions: ${list(questions, fail)} }`
    : fail(node, 'holds no list');
}

const list = ({ children = [] }: Node, fail: Fail) =>
  `[${children.map((item) => text(item, fail)).join(', ')}]`;

function attributes({ attributes: all = [] }: Node): string {
  return all
    .map(({ name, value }) => {
      if (typeof value !== 'string') return `${name}: ${value?.value}`;
      // Without a name it is spread: `...` and what stands behind it.
      return name === undefined ? value : `${name}: ${JSON.stringify(value)}`;
    })
    .join(', ');
}

function sourceText(node: Node, fail: Fail): string {
  return `${node.label}: ${text(node, fail)}`;
}

/** A template, in which expressions stay expressions and a footnote becomes '{its name}'. */
const text = (node: Node, fail: Fail) => `\`${inline(node, fail)}\``;

function inline(node: Node, fail: Fail): string {
  switch (node.type) {
    case 'text':
      return (node.value ?? '').replace(/\s*\n\s*/g, ' ').replace(/[`\\$]/g, '\\$&');
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return `\${${node.value}}`;
    case 'footnoteReference':
      return `{${node.label}}`;
    case 'heading':
    case 'paragraph':
      return (node.children ?? []).map((child) => inline(child, fail)).join('');
    case 'listItem':
    case 'footnoteDefinition':
      return node.children?.length === 1 && node.children[0]
        ? inline(node.children[0], fail)
        : fail(node, 'holds more than one paragraph');
    default:
      return fail(node, 'is nothing an article can show');
  }
}
