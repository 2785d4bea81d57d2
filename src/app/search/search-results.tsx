import { fill } from '#content/fill.ts';
import type { Language } from '#domain/site/language.ts';
import { Heading } from '#ui/heading.tsx';
import { ForwardLink, usePathTo } from '../links/links.tsx';
import type { WordsOf } from '../words/use-words.ts';
import styles from './search-results.module.css';
import type { SearchHit, SearchState } from './use-site-search.ts';

const STARTS = ['simulator', 'compatibility', 'article-contract', 'faq'] as const;

interface SearchResultsProps {
  state: SearchState;
  words: WordsOf<'search'>;
  language: Language;
}

export function SearchResults({ state, words, language }: SearchResultsProps) {
  const to = usePathTo();
  const hits = state.kind === 'found' ? state.hits : [];
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(state, words, language)}
      </p>
      {state.kind === 'found' && hits.length === 0 && (
        <ForwardLink to={to('contact')}>{words.ask}</ForwardLink>
      )}
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Hit {...hit} />
          </li>
        ))}
      </ol>
      {hits.length === 0 && <Starts words={words.starts} />}
    </>
  );
}

/** What to read while nothing was looked for or found; it stands in the page without scripts too. */
function Starts({ words }: { words: WordsOf<'search'>['starts'] }) {
  const to = usePathTo();
  return (
    <nav className={styles.starts} aria-label={words.title}>
      <p className={styles.title}>{words.title}</p>
      <ul>
        {STARTS.map((page) => (
          <li key={page}>
            <a href={to(page)} className={styles.hit}>
              <Heading level={2} size="sub">
                {words.links[page].name}
              </Heading>
              <p>{words.links[page].text}</p>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A document of its own: the search page's policy is looser than the others'. */
function Hit({ url, page, part, excerpt }: SearchHit) {
  return (
    <a href={url} className={styles.hit}>
      {part && <span className={styles.page}>{page}</span>}
      <Heading level={2} size="sub">
        {part ?? page}
      </Heading>
      <p>{excerpt.map(({ text, found, at }) => (found ? <mark key={at}>{text}</mark> : text))}</p>
    </a>
  );
}

function statusText(state: SearchState, words: WordsOf<'search'>, language: Language): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'failed') return words.failed;
  const count = state.total;
  const shown = state.hits.length;
  const values = { count: String(count), shown: String(shown), query: state.query };
  if (count === 0) return fill(words.none, values);
  if (shown < count) return fill(words.found.first, values);
  const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
  return fill(words.found[form], values);
}
