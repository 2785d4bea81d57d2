import { activationSteps } from '#domain/activation.ts';
import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { Activation } from '../sections/activation.tsx';
import { ActivationCourse } from '../sections/activation-course.tsx';
import { ApiEntries } from '../sections/api-entries.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const aggregators = page('aggregators');
export const loader = aggregators.loader;
export const clientLoader = aggregators.clientLoader;
export const shouldRevalidate = aggregators.shouldRevalidate;
export const meta = aggregators.meta;

const steps = activationSteps();

export default function AggregatorsPage() {
  const { words, language } = usePage<'aggregators'>();
  const contact = usePathTo()('contact');
  const { hero, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        ground="night"
        under={{ page: 'solutions', name: hero.overview, here: hero.here }}
        actions={
          <ActionLinks
            actions={[
              [contact, hero.access],
              [contact, hero.engineer],
            ]}
          />
        }
      >
        <Activation words={words.activation} steps={steps} language={language} />
      </PageHero>
      <ApiEntries words={words.benefits} />
      <ActivationCourse words={words.course} />
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
