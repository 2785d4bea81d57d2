import { Link, useLocation, useNavigate } from 'react-router';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { KeyHint } from '../frame/key-hint.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import { useWords } from '../language/language.tsx';
import styles from './lead-page.module.css';

/** To the list as it was, or to the next lead of it; Back leads to the list from each of them. */
export function WayBack({ id }: { id: string }) {
  const { words, language } = useWords();
  const texts = words.leads.lead;
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const { list, ids } = given(state);
  const at = ids.indexOf(id);
  const before = ids[at - 1];
  const after = at === -1 ? undefined : ids[at + 1];
  const go = (to: string | undefined) =>
    to !== undefined && void navigate(`/leads/${to}`, { replace: true, state });
  useShortcuts({ j: () => go(after), k: () => go(before) });
  return (
    <p className={styles.back}>
      <Link to={`/leads${list}`}>{texts.back}</Link>
      {at !== -1 && ids.length > 1 && (
        <>
          <span>
            {fill(texts.position, {
              at: number(at + 1, language),
              count: number(ids.length, language),
            })}
          </span>
          {before !== undefined && (
            <Link to={`/leads/${before}`} replace state={state}>
              {texts.previous} <KeyHint name="K" />
            </Link>
          )}
          {after !== undefined && (
            <Link to={`/leads/${after}`} replace state={state}>
              {texts.following} <KeyHint name="J" />
            </Link>
          )}
        </>
      )}
    </p>
  );
}

/** What the list gave along; nothing where somebody typed the address. */
function given(state: unknown): { list: string; ids: readonly string[] } {
  const { list, ids } = (state ?? {}) as { list?: unknown; ids?: unknown };
  return {
    list: typeof list === 'string' ? list : '',
    ids: Array.isArray(ids) ? ids.filter((one) => typeof one === 'string') : [],
  };
}
