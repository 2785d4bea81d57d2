import { page } from '../page.ts';
import { Opening } from '../sections/opening.tsx';
import { usePage } from '../use-words.ts';

const home = page('home');
export const loader = home.loader;
export const clientLoader = home.clientLoader;
export const shouldRevalidate = home.shouldRevalidate;
export const meta = home.meta;

export default function HomePage() {
  const { words, language } = usePage<'home'>();
  return <Opening title={words.hero.title} lead={words.hero.lead} language={language} />;
}
