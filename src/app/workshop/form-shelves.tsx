import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { shownFigures } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { Failure } from '../api-client/send.ts';
import { Banner } from '../consent/banner.tsx';
import { SimulationStrip } from '../forms/attached-simulation.tsx';
import { askedOfContact, ContactFields } from '../forms/contact-fields.tsx';
import { type Problems, problemTexts } from '../forms/field-problems.ts';
import { SubmitButton } from '../forms/form-elements.tsx';
import { FormProblems } from '../forms/form-problems.tsx';
import { StepList } from '../forms/pre-registration/pre-registration-form.tsx';
import {
  BusinessFields,
  ConsentFields,
  FleetFields,
} from '../forms/pre-registration/step-fields.tsx';
import { Thanks } from '../forms/pre-registration/thanks.tsx';
import type { Stage } from '../forms/use-form.ts';
import { usePathTo } from '../links/links.tsx';
import type { SimulationInThisTab } from '../simulation-handover/simulation-in-this-tab.ts';
import { Shelf, Specimen } from './specimen.tsx';
import type { WorkshopWords } from './workshop.tsx';

interface ShelfProps {
  words: WorkshopWords;
  language: Language;
}

const MISSING: Problems = { name: 'required', email: 'required', subject: 'required' };
const WRONG: Problems = { email: 'email', phone: 'phone', message: { longest: 5000 } };
const FAILURES: readonly Failure[] = [
  { reason: 'offline' },
  { reason: 'no-answer' },
  { reason: 'too-many', waitSeconds: 90 },
  { reason: 'refused', status: 500, reference: '4F2A91BC' },
];

const DEPOT = knownFigures('depot');
const SIMULATION: SimulationInThisTab = {
  data: {
    vehicles: 25,
    parking: 13,
    activity: 'delivery',
    region: 'night',
    results: {},
  },
  answers: KNOWN_FLEETS.depot,
  shown: shownFigures({ ...DEPOT, span: null }, DEPOT.ranges, KNOWN_FLEETS.depot.vehicles),
  lead_score: 60,
  query: '?v=2&n=25',
};

export function ContactShelf({ words: { contact }, language }: ShelfProps) {
  const asked = askedOfContact(contact, true);
  const stages: { name: string; stage: Stage; problems: Problems }[] = [
    { name: 'filling', stage: { kind: 'filling' }, problems: {} },
    { name: 'answers missing', stage: { kind: 'faulty', problems: MISSING }, problems: MISSING },
    { name: 'answers wrong', stage: { kind: 'faulty', problems: WRONG }, problems: WRONG },
    { name: 'sending', stage: { kind: 'sending' }, problems: {} },
    ...FAILURES.map((failure) => ({
      name: `failed, ${failure.reason}`,
      stage: { kind: 'failed' as const, failure },
      problems: {},
    })),
  ];
  return (
    <Shelf id="contact-form" title="Contact form">
      {stages.map(({ name, stage, problems }) => {
        const errors = problemTexts(problems, asked, contact.shared, language);
        const form = `workshop-${name.replaceAll(/\W+/g, '-')}`;
        return (
          <Specimen key={name} name={`contact form: ${name}`}>
            <FormProblems
              from={{ name: form, stage, message: null, errors }}
              words={contact.shared}
              language={language}
            />
            {stage.kind !== 'failed' && (
              <ContactFields form={form} words={contact} errors={errors} needsMessage />
            )}
            <SubmitButton
              label={contact.send}
              busyLabel={contact.shared.sending}
              of={{ complete: stage.kind === 'failed', stage }}
            />
          </Specimen>
        );
      })}
      {(['attached', 'left out', 'being sent'] as const).map((state) => (
        <Specimen key={state} name={`SimulationStrip: ${state}`}>
          <SimulationStrip
            from={{
              simulation: SIMULATION,
              attached: state === 'left out' ? undefined : SIMULATION,
              leaveOut: () => undefined,
              attach: () => undefined,
              isSent: state === 'being sent',
            }}
            words={contact.shared.simulation}
            language={language}
          />
        </Specimen>
      ))}
    </Shelf>
  );
}

export function RegistrationShelf({ words, language }: ShelfProps) {
  const { form } = words.registration;
  const field = (name: string) => ({ id: `registration-${name}`, name, error: undefined });
  const steps = [
    { name: 'the fleet', fields: <FleetFields words={form} field={field} /> },
    { name: 'the business', fields: <BusinessFields words={form} field={field} /> },
    {
      name: 'agreements',
      fields: <ConsentFields words={form} field={field} asksForCalls />,
    },
  ];
  const answered = { email: 'camille@fret.example', fleet_size: '25', vehicle_type: 'vans' };
  return (
    <Shelf id="pre-registration" title="Pre-registration">
      {([undefined, 1, 2, 3] as const).map((step) => (
        <Specimen key={step ?? 'none'} name={`StepList: ${step ?? 'without script'}`}>
          <StepList words={form} step={step} values={answered} />
        </Specimen>
      ))}
      {steps.map(({ name, fields }) => (
        <Specimen key={name} name={`pre-registration: ${name}`}>
          {fields}
        </Specimen>
      ))}
      <Specimen name="Thanks, with a simulation" wide>
        <Thanks
          words={words.thanks}
          language={language}
          registration="first"
          simulation={SIMULATION}
          withLetter
        />
      </Specimen>
      <Specimen name="Thanks, without a simulation" wide>
        <Thanks words={words.thanks} language={language} registration="further" />
      </Specimen>
    </Shelf>
  );
}

export function BannerShelf({ words }: Pick<ShelfProps, 'words'>) {
  const cookiesPath = usePathTo()('cookies');
  const nothing = () => undefined;
  return (
    <Shelf id="cookies" title="Cookie banner">
      {[false, true].map((reopened) => (
        <Specimen
          key={String(reopened)}
          name={reopened ? 'Banner, reopened' : 'Banner, asking'}
          wide
          framed
        >
          <Banner
            words={words.consent}
            withMarketing={reopened}
            reopened={reopened}
            current={undefined}
            cookiesPath={cookiesPath}
            onChoose={nothing}
            onLeave={nothing}
          />
        </Specimen>
      ))}
    </Shelf>
  );
}
