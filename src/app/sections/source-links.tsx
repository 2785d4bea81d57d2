import { longDate } from '#content/figures.ts';
import type { ReadSource } from '#domain/site/read-source.ts';
import { useLanguage } from '../words/use-words.ts';

interface SourceLinksProps {
  sources: readonly ReadSource[];
  /** What stands before the day. */
  readOn: string;
}

/** Who said so, where it can be read, and the day we read it. */
export function SourceLinks({ sources, readOn }: SourceLinksProps) {
  const language = useLanguage();
  const [first] = sources;
  return (
    <>
      {sources.map(({ publisher, url }) => (
        <span key={url}>
          <a href={url}>{publisher}</a>,{' '}
        </span>
      ))}
      {first && `${readOn}\u00a0${longDate(first.readOn, language)}`}
    </>
  );
}
