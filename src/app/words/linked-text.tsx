import { createElement, Fragment, type ReactNode } from 'react';

interface LinkedTextProps {
  children: string;
  /** What stands for each {placeholder}: mostly a link. */
  links: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links in it: where they stand is the dictionary's business. */
export function LinkedText({ children, links }: LinkedTextProps) {
  const parts = children.split(/\{(\w+)\}/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : (links[part] ?? `{${part}}`))),
  );
}
