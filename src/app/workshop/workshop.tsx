import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { splitPrefix } from '#domain/site/language.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { BannerShelf, ContactShelf, RegistrationShelf } from './form-shelves.tsx';
import { PAGE_STATES, stateAddress } from './page-states.ts';
import {
  ClosingShelf,
  DepotShelf,
  FleetNightShelf,
  HeroShelf,
  HomeNightShelf,
  SmallPictureShelf,
} from './picture-shelves.tsx';
import { loadPictureWords } from './picture-words.ts';
import { SimulatorShelf } from './simulator-shelves.tsx';
import { Shelf } from './specimen.tsx';
import { ButtonShelf, ChartShelf, FieldShelf, FloatingShelf, TypeShelf } from './ui-shelves.tsx';
import styles from './workshop.module.css';

export type WorkshopWords = Awaited<ReturnType<typeof load>>['words'];

async function load({ url }: LoaderFunctionArgs) {
  const { prefix } = splitPrefix(url.pathname);
  const language = prefix === 'en' ? 'en' : 'fr';
  const words = {
    home: await loadWords('home', language),
    simulator: await loadWords('simulator', language),
    contact: await loadFormWords('contact-form', language),
    registration: await loadWords('pre-registration', language),
    thanks: await loadWords('pre-registration-thanks', language),
    pictures: await loadPictureWords(language),
    consent: await loadConsentWords('consent', language),
  };
  return { language, prefix, words } as const;
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
  const { words, language, prefix } = useLoaderData<typeof load>();
  const shared = { words, language };
  return (
    <>
      <Column>
        <Heading level={1} size="title">
          Workshop
        </Heading>
      </Column>
      <TypeShelf words={words} />
      <ButtonShelf words={words} />
      <FieldShelf words={words} />
      <FloatingShelf words={words} />
      <ChartShelf words={words} />
      <ContactShelf {...shared} />
      <RegistrationShelf {...shared} />
      <BannerShelf words={words} />
      <SimulatorShelf {...shared} />
      <HomeNightShelf {...shared} />
      <FleetNightShelf {...shared} />
      <DepotShelf />
      <ClosingShelf words={words} />
      <HeroShelf {...shared} />
      <SmallPictureShelf {...shared} />
      <Shelf id="pages" title="Pages in a state">
        <ul className={styles.links}>
          {PAGE_STATES.map((state) => (
            <li key={state.name}>
              <a href={stateAddress(state, prefix)}>{state.name}</a>
            </li>
          ))}
        </ul>
      </Shelf>
    </>
  );
}
