import { useSearchParams } from 'react-router';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { useHydrated } from '../../browser/hydration.ts';
import { usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import styles from '../../search/search-form.module.css';
import { SearchForm } from '../../search/search-form.tsx';
import { SearchResults } from '../../search/search-results.tsx';
import { useSiteSearch } from '../../search/use-site-search.ts';
import { usePage } from '../../words/use-words.ts';

const { loader, clientLoader, shouldRevalidate, meta } = page('search');

export { clientLoader, loader, meta, shouldRevalidate };

export default function SearchPage() {
  const { words, language } = usePage<'search'>();
  const to = usePathTo();
  const [parameters, setParameters] = useSearchParams();
  const query = useHydrated() ? (parameters.get('q') ?? '') : '';
  const state = useSiteSearch(query, language);
  return (
    <Section>
      <Heading level={1} size="title">
        {words.hero.title}
      </Heading>
      <p className={`${text.lead} ${styles.lead}`}>{words.hero.lead}</p>
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
    </Section>
  );
}
