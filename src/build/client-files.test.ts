import { expect, test } from 'vitest';
import { filesOf } from './client-files.ts';

const MANIFEST = {
  'src/faq.tsx': { file: 'assets/faq-1.js', imports: ['_ui.js'], css: ['assets/faq-1.css'] },
  'src/blog.tsx': { file: 'assets/blog-1.js', imports: ['_ui.js', 'src/faq.tsx'] },
  '_ui.js': { file: 'assets/ui-1.js', imports: ['src/faq.tsx'], css: ['assets/ui-1.css'] },
};

test('a module comes with what it imports, each file once and after those that it needs', () => {
  expect(filesOf(MANIFEST, ['src/blog.tsx'])).toEqual({
    scripts: ['/assets/faq-1.js', '/assets/ui-1.js', '/assets/blog-1.js'],
    styles: ['/assets/faq-1.css', '/assets/ui-1.css'],
  });
});

test('a module without a file stops the build', () => {
  expect(() => filesOf(MANIFEST, ['src/gone.tsx'])).toThrow('src/gone.tsx');
});
