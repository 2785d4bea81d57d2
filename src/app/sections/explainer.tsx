import { clock } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT, type DepotNight } from '#domain/simulator/known/depot-night.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import { SectionTop } from '#ui/section-top.tsx';
import { fill } from '../fill.ts';
import { ForwardLink } from '../layout/forward-link.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './explainer.module.css';
import { ExplainerPicture } from './explainer-picture.tsx';

interface ExplainerProps {
  words: WordsOf<'home'>['explainer'];
  night: DepotNight;
  language: Language;
}

export function Explainer({ words, night, language }: ExplainerProps) {
  const to = usePathTo();
  const lead = fill(words.lead, {
    peakHour: clock(night.peak.hour, language),
    departure: clock(DEPOT.departureHour, language),
  });
  return (
    <Section>
      <SectionTop title={words.title} lead={lead} />
      <div className={styles.body}>
        <figure>
          <ExplainerPicture words={words} night={night} />
          <figcaption className="visually-hidden">{words.summary}</figcaption>
        </figure>
        <div className={styles.points}>
          {words.points.map((point, index) => (
            <div key={point.title}>
              <Heading level={3} size="sub">
                {point.title}
              </Heading>
              <p>{point.text}</p>
              {index === words.points.length - 1 && (
                <ForwardLink to={to('how-it-works')}>{words.more}</ForwardLink>
              )}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
