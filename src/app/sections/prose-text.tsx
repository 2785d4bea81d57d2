import {
  type ComponentType,
  createElement,
  type ElementType,
  Fragment,
  type ReactNode,
} from 'react';
import { Link } from 'react-router';
import type { PartName, Prose } from '#content/prose.ts';
import { PAGE_IDS, type PageId } from '#domain/site/routes.ts';
import { usePathTo } from '../links/links.tsx';

/** What draws the parts that a text names, or an element of HTML in another way. */
export type Parts = Readonly<Partial<Record<PartName | 'p' | 'ul', ComponentType<never>>>>;

interface ProseTextProps {
  children: readonly Prose[];
  parts?: Parts;
}

/** A text as its MDX file has it. */
export function ProseText({ children, parts = {} }: ProseTextProps) {
  const all: Readonly<Record<string, ComponentType<never>>> = { ...parts, a: ProseLink, Mail };
  return createElement(Fragment, null, ...children.map((one) => draw(one, all)));
}

function draw(prose: Prose, parts: Readonly<Record<string, ComponentType<never>>>): ReactNode {
  if (typeof prose === 'string') return prose;
  const [type, props, ...children] = prose;
  const part = Object.hasOwn(parts, type) ? parts[type] : undefined;
  if (part === undefined && /^[A-Z]/.test(type)) throw new Error(`This page has no <${type}>.`);
  return createElement(
    (part ?? type) as ElementType,
    props,
    ...children.map((one) => draw(one, parts)),
  );
}

interface ProseLinkProps {
  href: string;
  children: ReactNode;
}

/** `[la page](privacy)` and `[this](faq#cout)` lead to pages by their ids, in the language being read. */
function ProseLink({ href, children }: ProseLinkProps) {
  const to = usePathTo();
  const [page = '', anchor] = href.split('#');
  if (isPage(page)) return <Link to={to(page, anchor)}>{children}</Link>;
  if (/^(?:https?|mailto|tel):/.test(href)) return <a href={href}>{children}</a>;
  throw new Error(`'${href}' is neither a page nor an address.`);
}

const isPage = (id: string): id is PageId => PAGE_IDS.some((known) => known === id);

const Mail = ({ children }: { children: string }) => <a href={`mailto:${children}`}>{children}</a>;
