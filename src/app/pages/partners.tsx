import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TYPICAL_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { page } from '../page.ts';
import { FigureLedger } from '../sections/figure-ledger.tsx';
import { FounderCall } from '../sections/partners/founder-call.tsx';
import { PartnerBenefits } from '../sections/partners/partner-benefits.tsx';
import { PartnerSectors } from '../sections/partners/partner-sectors.tsx';
import { PartnersHero } from '../sections/partners/partners-hero.tsx';
import { usePage } from '../use-words.ts';

const partners = page('partners');

/** The year travels with the words, so that the built page and the browser say the same. */
const withYear = async <Data,>(data: Promise<Data>) => ({
  ...(await data),
  currentYear: new Date().getFullYear(),
});

export const loader = (args: LoaderFunctionArgs) => withYear(partners.loader(args));
export const clientLoader = (args: LoaderFunctionArgs) => withYear(partners.clientLoader(args));
export const shouldRevalidate = partners.shouldRevalidate;
export const meta = partners.meta;

export default function PartnersPage() {
  const { words, language } = usePage<'partners'>();
  const { currentYear } = useLoaderData<typeof loader>();
  return (
    <>
      <PartnersHero
        words={words.hero}
        curve={words.curve}
        night={TYPICAL_NIGHT}
        language={language}
      />
      <PartnerBenefits words={words.benefits} />
      <PartnerSectors words={words.sectors} />
      <FigureLedger {...words.figures} />
      <FounderCall words={words.founder} currentYear={currentYear} />
    </>
  );
}
