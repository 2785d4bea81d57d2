import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { loadPage } from '../routing/load-page.ts';
import { readingAt } from '../routing/reading.ts';
import { ContactShelf, RegistrationShelf } from './form-shelves.tsx';
import { PAGE_STATES, SIMULATIONS, stateAddress } from './page-states.ts';
import { Shelf } from './specimen.tsx';
import { ButtonShelf, ChartShelf, FloatingShelf } from './ui-shelves.tsx';
import { SharedShelf } from './where-it-stands.tsx';
import styles from './workshop.module.css';

export type WorkshopWords = Awaited<ReturnType<typeof load>>['words'];

async function load({ url }: LoaderFunctionArgs) {
  const reading = readingAt(url.pathname);
  const { prefix, language } = reading;
  // Of no page; with it come the words around one.
  await loadPage(reading);
  const words = {
    home: await loadWords('home', language),
    simulator: await loadWords('simulator', language),
    contact: await loadFormWords('contact-form', language),
    registration: await loadWords('pre-registration', language),
    thanks: await loadWords('pre-registration-thanks', language),
  };
  return { prefix, words } as const;
}

export const loader = load;
export const clientLoader = load;

export const meta = () => [
  { title: 'Workshop: every component in every state' },
  { name: 'robots', content: 'noindex' },
];

/**
 * For who works on the site, at /workshop and /en/workshop of `npm run dev`: it is no page of the site and
 * no build for visitors has it.
 */
export default function Workshop() {
  const { words, prefix } = useLoaderData<typeof load>();
  return (
    <>
      <Column>
        <Heading level={1} size="title">
          Workshop
        </Heading>
      </Column>
      <SharedShelf prefix={prefix} />
      <Shelf id="pages" title="Pages in a state">
        <p className={styles.links}>
          {[...PAGE_STATES, ...SIMULATIONS].map((state) => (
            <a key={state.name} href={stateAddress(state, prefix)}>
              {state.name}
            </a>
          ))}
        </p>
      </Shelf>
      <ButtonShelf words={words} />
      <FloatingShelf words={words} />
      <ChartShelf words={words} />
      <ContactShelf words={words} />
      <RegistrationShelf words={words} />
    </>
  );
}
