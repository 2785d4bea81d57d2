import { linkPrefix } from '#domain/language.ts';
import { type PageId, pathTo } from '#domain/routes.ts';
import { useShell } from './use-words.ts';

/** usePathTo()('faq') is the address of the FAQ in the language being read. */
export function usePathTo() {
  const shell = useShell();
  const prefix = shell ? linkPrefix(shell.prefix, shell.language) : '';
  return (page: PageId, anchor?: string) => pathTo(page, prefix, anchor);
}
