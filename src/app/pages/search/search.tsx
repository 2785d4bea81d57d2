import { useSearchParams } from 'react-router';
import { useHydrated } from '../../browser/hydration.ts';
import { usePathTo } from '../../links/links.tsx';
import { SearchForm } from '../../search/search-form.tsx';
import { SearchResults } from '../../search/search-results.tsx';
import { useSiteSearch } from '../../search/use-site-search.ts';
import { Hero } from '../../sections/hero.tsx';
import { usePage } from '../../words/use-words.ts';

export default function SearchPage() {
  const { words, language } = usePage<'search'>();
  const to = usePathTo();
  const [parameters, setParameters] = useSearchParams();
  const query = useHydrated() ? (parameters.get('q') ?? '') : '';
  const state = useSiteSearch(query, language);
  return (
    <Hero title={words.hero.title} lead={words.hero.lead} lay="low">
      <SearchForm
        key={query}
        words={words}
        action={to('search')}
        query={query}
        onSearch={(q) => setParameters(q === '' ? {} : { q }, { preventScrollReset: true })}
      />
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <SearchResults state={state} words={words} language={language} />
    </Hero>
  );
}
