import { longDate } from '#content/figures.ts';
import { READ_SOURCES, type ReadSourceId } from '#domain/site/compatibility-sources.ts';
import type { Language } from '#domain/site/language.ts';
import { fill } from '../../words/fill.ts';

interface SourceLinksProps {
  ids: readonly [ReadSourceId, ...ReadSourceId[]];
  readOn: string;
  language: Language;
}

/** Who said so, where it can be read, and the day we read it. */
export function SourceLinks({ ids, readOn, language }: SourceLinksProps) {
  const sources = ids.map((id) => READ_SOURCES[id]);
  const date = longDate(READ_SOURCES[ids[0]].readOn, language);
  return (
    <>
      {sources.map(({ publisher, url }) => (
        <span key={url}>
          <a href={url}>{publisher}</a>,{' '}
        </span>
      ))}
      {fill(readOn, { date })}
    </>
  );
}
