import { ContactButton } from '../forms/contact-button.tsx';
import { ButtonLink } from '../layout/button-link.tsx';
import { page } from '../page.ts';
import { Assurances } from '../sections/assurances.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { NextSteps } from '../sections/next-steps.tsx';
import { PreRegistrationOpening } from '../sections/pre-registration-opening.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const preRegistration = page('pre-registration');
export const loader = preRegistration.loader;
export const clientLoader = preRegistration.clientLoader;
export const shouldRevalidate = preRegistration.shouldRevalidate;
export const meta = preRegistration.meta;

export default function PreRegistrationPage() {
  const { words, language, prefix } = usePage<'pre-registration'>();
  const to = usePathTo();
  return (
    <>
      <PreRegistrationOpening words={words} language={language} prefix={prefix} />
      <NextSteps title={words.next.title} steps={words.next.steps} ground="night" />
      <Assurances words={words.assurances} />
      <ClosingBand title={words.closing.title} lead={words.closing.lead} ground="sage">
        <ButtonLink to={to('simulator')} large>
          {words.closing.simulate}
        </ButtonLink>
        <ContactButton large quiet>
          {words.closing.contact}
        </ContactButton>
      </ClosingBand>
    </>
  );
}
