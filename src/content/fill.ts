import { lookUp } from '#domain/site/look-up.ts';

/** fill('{count} vans', { count: '25' }) // => '25 vans' */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => lookUp(values, name) ?? whole);
}
