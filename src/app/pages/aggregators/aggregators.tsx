import { activationSteps } from '#domain/illustrations/activation.ts';
import { Section, SectionTop } from '#ui/section.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';

import { Gains } from '../../sections/gain.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Rows } from '../../sections/rows.tsx';
import { SplitSection } from '../../sections/split.tsx';
import { Timeline } from '../../sections/timeline.tsx';
import { usePage } from '../../words/use-words.ts';
import { Activation } from './activation.tsx';

const steps = activationSteps();

export default function AggregatorsPage() {
  const { words } = usePage<'aggregators'>();
  const contact = usePathTo()('contact');
  const { hero, benefits, course, closing } = words;
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        tone="night"
        crumbs={{ page: 'solutions', name: hero.overview, here: hero.here }}
        gain={<Gains items={hero.facts} />}
        actions={
          <ActionLinks
            actions={[
              [contact, hero.access],
              [contact, hero.engineer],
            ]}
          />
        }
      >
        <Activation words={words.activation} steps={steps} />
      </Hero>
      <Section>
        <SectionTop title={benefits.title} />
        <Rows items={benefits.entries} />
      </Section>
      <SplitSection tone="sage" title={course.title} lead={course.text} until={1180} align="end">
        <Timeline steps={course.steps} lay="row" recurring />
      </SplitSection>
      <ClosingBand title={closing.title} lead={closing.lead}>
        <ActionLinks
          actions={[
            [contact, closing.contact],
            [contact, closing.documentation],
          ]}
        />
      </ClosingBand>
    </>
  );
}
