/** Of Markdown's tree, what this looks at. */
interface Node {
  type: string;
  name?: string;
  label?: string;
  attributes?: object[];
  children?: Node[];
}

/**
 * `[^ffe]` becomes `<Cite id="ffe" number="2" />` and `[^ffe]: …` becomes `<Source id="ffe">…</Source>`: a
 * list of sources and numbers that lead there are ours to draw.
 */
export const footnotesAsSources = () => (root: Node) => {
  const children = root.children ?? [];
  const sources = children.filter(({ type }) => type === 'footnoteDefinition');
  const labels = sources.map(({ label }) => label ?? '');
  for (const source of sources) {
    const { label = '', children: blocks = [] } = source;
    // A figure that stands alone makes no paragraph.
    const words = blocks.flatMap((block) => (block.type === 'paragraph' ? block.children : block));
    become(source, 'mdxJsxFlowElement', 'Source', { id: label }, words);
  }
  const visit = (node: Node) => {
    if (node.type === 'footnoteReference') {
      const { label = '' } = node;
      const number = String(labels.indexOf(label) + 1);
      become(node, 'mdxJsxTextElement', 'Cite', { id: label, number });
    }
    node.children?.forEach(visit);
  };
  visit(root);
};

function become(
  node: Node,
  type: string,
  name: string,
  attributes: Record<string, string>,
  children: (Node | undefined)[] = [],
): void {
  Object.assign(node, {
    type,
    name,
    children,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
  });
}
