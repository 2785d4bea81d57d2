import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { elementsOf, type Prose, textOf, titledTexts } from '#content/prose.ts';
import type { KnownFleet } from '#domain/illustrations/known-fleets.ts';
import { type ArticleId, articleAfter, articleAt, changedOn } from '#domain/site/articles.ts';
import { displayText } from '#ui/display-text.ts';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Hero } from '../../sections/hero.tsx';
import { type Parts, ProseText } from '../../sections/prose-text.tsx';
import { Reading } from '../../sections/reading.tsx';
import { Sources } from '../../sections/sources.tsx';
import { usePage } from '../../words/use-words.ts';
import styles from './article.module.css';
import { ARTICLE_PARTS } from './article-parts.tsx';

interface ArticleProps {
  page: ArticleId;
  /** The pictures that the article names. */
  pictures?: Parts;
  /** The simulator opens with the fleet that the article calculates with. */
  fleet?: KnownFleet;
}

export function Article({ page, pictures, fleet }: ArticleProps) {
  const { words, prose } = usePage<ArticleId>();
  const { common } = words;
  const to = usePathTo();
  const simulator = `${to('simulator')}${fleet ? linkToSimulation(fleet) : ''}`;
  const sections = titledTexts(prose, 'Section');
  const sources = elementsOf(prose, 'Source').map(([, props, ...children]) => [
    props.id,
    textOf(children),
  ]);
  return (
    <>
      <article className={styles.article}>
        <ArticleHead page={page} />
        <Reading
          contents={common.contents}
          titled
          sections={sections}
          parts={{ ...ARTICLE_PARTS, ...pictures }}
          last={{ id: 'sources', title: common.sources }}
        >
          <Sources words={Object.fromEntries(sources)} title={common.sources} />
          <p className={styles.next} data-print="none">
            <span>{common.next}</span>
            <Link to={to(articleAfter(page))}>{displayText(words.next)}</Link>
          </p>
        </Reading>
      </article>
      <ClosingBand title={common.simulate.title} lead={common.simulate.lead} ground="sage">
        <ActionLinks actions={[[simulator, common.simulate.action]]} />
      </ClosingBand>
    </>
  );
}

function ArticleHead({ page }: { page: ArticleId }) {
  const to = usePathTo();
  const { words, prose, language } = usePage<ArticleId>();
  const { common, hero, topic } = words;
  const [inBrief] = elementsOf(prose, 'InBrief');
  if (inBrief === undefined) throw new Error(`${page} has no <InBrief>.`);
  const [, , ...brief] = inBrief;
  const dated = changedOn(page);
  const { updated } = articleAt(page);
  const date = fill(updated ? common.updated : common.published, {
    date: longDate(dated, language),
  });
  const minutes = String(readingMinutes(elementsOf(prose, 'Section')));
  return (
    <Hero
      title={hero.title}
      lead={hero.lead}
      lay="low"
      top={
        <p className={styles.about}>
          <span>
            <Link to={to('blog')}>{common.blog}</Link> / {topic}
          </span>
          <time dateTime={dated}>{date}</time>
          <span>{fill(common.readingTime, { minutes })}</span>
        </p>
      }
    >
      <p className={styles.brief}>
        <b>{common.inBrief}</b> <ProseText>{brief}</ProseText>
      </p>
    </Hero>
  );
}

const WORDS_PER_MINUTE = 200;

/** Minutes to read a text, rounded up; what a picture says is looked at and not read. */
export const readingMinutes = (prose: readonly Prose[]): number =>
  Math.max(1, Math.ceil(countWords(prose) / WORDS_PER_MINUTE));

const countWords = (prose: readonly Prose[]): number =>
  prose.reduce<number>((sum, one) => {
    if (typeof one === 'string') return sum + (one.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0);
    const [, , ...children] = one;
    return sum + countWords(children);
  }, 0);
