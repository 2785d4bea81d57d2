import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every prerendered page without what a build names anew: class names, hashed files, React's ids, and
 * the scripts, which say nothing to a reader.
 */
export function pagesOf(checkout: string): Map<string, string> {
  const client = join(checkout, 'dist/client');
  const files = globSync('**/*.html', { cwd: client }).sort();
  if (files.length === 0) throw new Error(`${client} holds no pages: run npm run build there.`);
  return new Map(files.map((file) => [file, shown(readFileSync(join(client, file), 'utf8'))]));
}

function shown(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/(\/assets\/[\w.-]+?)-[0-9a-f]{8}(?=\.)/g, '$1')
    .replace(/_R_\w*_/g, '_R_');
}
