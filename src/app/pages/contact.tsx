import { ContactForm } from '../forms/contact-form.tsx';
import { ButtonLink } from '../layout/button-link.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { ContactPlace, FORM_ANCHOR } from '../sections/contact-place.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { WayOn } from '../sections/way-on.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const contact = page('contact');
export const loader = contact.loader;
export const clientLoader = contact.clientLoader;
export const shouldRevalidate = contact.shouldRevalidate;
export const meta = contact.meta;

export default function ContactPage() {
  const { words, language, prefix } = usePage<'contact'>();
  const to = usePathTo();
  return (
    <>
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        actions={
          <ButtonLink to={to('contact', FORM_ANCHOR)} large>
            {words.hero.write}
          </ButtonLink>
        }
      />
      <WayOn {...words.preRegister} to={to('pre-registration')} />
      <ContactPlace words={words.place} language={language}>
        <ContactForm words={words.form} language={language} prefix={prefix} />
      </ContactPlace>
      <ClosingBand title={words.closing.title} lead={words.closing.lead}>
        <ButtonLink to={to('faq')} large>
          {words.closing.faq}
        </ButtonLink>
        <ButtonLink to={to('simulator')} large quiet>
          {words.closing.simulate}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
