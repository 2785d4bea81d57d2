import { resolve } from 'node:path';
import { scopedClassName } from './scoped-class-name.ts';

/** Specification, section 2. */
const TITLE = 'Unexpected Application Error!';

interface ErrorWords {
  explanation: string;
  reference: string;
  reload: string;
  home: string;
}

const classOf = (file: string, ...names: string[]) =>
  names.map((name) => scopedClassName(name, resolve(`src/${file}.module.css`))).join(' ');

/**
 * What src/app/error-screen.tsx shows, for a page whose script cannot be had: it lies ready in the
 * HTML, as a document that cannot fetch its own script can fetch nothing else either.
 */
export function errorScreenTemplate(words: ErrorWords, homePath: string): string {
  const screen = `${classOf('ui/section', 'section')} ${classOf('app/error-screen', 'screen')}`;
  const button = (look: string) => classOf('ui/button', 'button', look);
  return [
    '<template id="error-screen">',
    `<section class="${screen}"><div class="${classOf('ui/section', 'column')}">`,
    `<h1 class="${classOf('ui/heading', 'head')}" tabindex="-1">${TITLE}</h1>`,
    `<p class="${classOf('ui/text', 'lead')}">${words.explanation}</p>`,
    `<p class="${classOf('ui/text', 'note')}">${words.reference}</p>`,
    `<div class="${classOf('app/error-screen', 'actions')}">`,
    `<button type="button" class="${button('primary')}">${words.reload}</button>`,
    `<a href="${homePath}" class="${button('quiet')}">${words.home}</a>`,
    '</div></div></section></template>',
  ].join('');
}
