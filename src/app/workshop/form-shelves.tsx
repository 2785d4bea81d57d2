import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { shownFigures } from '#domain/simulator/index.ts';
import type { Failure } from '../api-client/send.ts';
import { SimulationStrip } from '../forms/attached-simulation.tsx';
import { askedOfContact, ContactFields } from '../forms/contact-fields.tsx';
import { type Problems, problemTexts } from '../forms/field-problems.ts';
import { SubmitButton } from '../forms/form-elements.tsx';
import { FormProblems } from '../forms/form-problems.tsx';
import {
  BusinessFields,
  ConsentFields,
  FleetFields,
  fieldsOf,
} from '../forms/pre-registration/step-fields.tsx';
import { Thanks } from '../forms/pre-registration/thanks.tsx';
import type { Stage } from '../forms/use-form.ts';
import type { SimulationInThisTab } from '../simulation-handover/simulation-in-this-tab.ts';
import { useLanguage } from '../words/use-words.ts';
import { Shelf, Specimen } from './specimen.tsx';
import type { WorkshopWords } from './workshop.tsx';

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

const noop = () => undefined;

const STAGES: readonly { name: string; stage: Stage; problems?: Problems }[] = [
  { name: 'filling', stage: { kind: 'filling' } },
  { name: 'answers missing', stage: { kind: 'faulty', problems: MISSING }, problems: MISSING },
  { name: 'answers wrong', stage: { kind: 'faulty', problems: WRONG }, problems: WRONG },
  { name: 'sending', stage: { kind: 'sending' } },
  ...FAILURES.map((failure) => ({
    name: `failed, ${failure.reason}`,
    stage: { kind: 'failed' as const, failure },
  })),
];

export function ContactShelf({ words: { contact } }: { words: WorkshopWords }) {
  const language = useLanguage();
  const { shared } = contact;
  return (
    <Shelf id="contact-form" title="Contact form">
      {STAGES.map(({ name, stage, problems = {} }) => {
        const errors = problemTexts(problems, askedOfContact(contact, true), shared, language);
        const form = `workshop-${name.replaceAll(/\W+/g, '-')}`;
        return (
          <Specimen key={name} name={`contact form: ${name}`}>
            <FormProblems {...{ name: form, stage, message: null, errors, words: shared }} />
            {stage.kind !== 'failed' && (
              <ContactFields form={form} words={contact} errors={errors} needsMessage />
            )}
            <SubmitButton
              label={contact.send}
              busyLabel={shared.sending}
              of={{ complete: stage.kind === 'failed', stage }}
            />
          </Specimen>
        );
      })}
      {['attached', 'left out', 'being sent'].map((state) => (
        <Specimen key={state} name={`SimulationStrip: ${state}`}>
          <SimulationStrip
            from={{
              simulation: SIMULATION,
              attached: state === 'left out' ? undefined : SIMULATION,
              leaveOut: noop,
              attach: noop,
              isSent: state === 'being sent',
            }}
            words={shared.simulation}
          />
        </Specimen>
      ))}
    </Shelf>
  );
}

export function RegistrationShelf({ words }: { words: WorkshopWords }) {
  const { form } = words.registration;
  const errors = new Map(Object.entries(form.missing));
  const field = fieldsOf(form, 'registration', errors);
  return (
    <Shelf id="pre-registration" title="Pre-registration">
      {Object.entries({ FleetFields, BusinessFields, ConsentFields }).map(([name, Fields]) => (
        <Specimen key={name} name={`${name}: faulty`}>
          <Fields words={form} field={field} asksForCalls />
        </Specimen>
      ))}
      <Specimen name="Thanks, with a simulation" wide>
        <Thanks words={words.thanks} registration="first" simulation={SIMULATION} withLetter />
      </Specimen>
    </Shelf>
  );
}
