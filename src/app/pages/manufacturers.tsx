import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { Definitions } from '../sections/definitions.tsx';
import { DataExchange } from '../sections/manufacturers/data-exchange.tsx';
import { ManufacturersHero } from '../sections/manufacturers/manufacturers-hero.tsx';
import { ProgrammeValue } from '../sections/manufacturers/programme-value.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const manufacturers = page('manufacturers');
export const loader = manufacturers.loader;
export const clientLoader = manufacturers.clientLoader;
export const shouldRevalidate = manufacturers.shouldRevalidate;
export const meta = manufacturers.meta;

export default function ManufacturersPage() {
  const { words } = usePage<'manufacturers'>();
  const to = usePathTo();
  return (
    <>
      <ManufacturersHero words={words.hero} crumbs={words.crumbs} van={words.van} />
      <ProgrammeValue words={words.value} />
      <DataExchange words={words.exchange} />
      <Definitions {...words.services} />
      <ClosingBand title={words.closing.title} lead={words.closing.lead} ground="sage">
        <ActionLinks actions={[[to('contact'), words.closing.contact]]} />
      </ClosingBand>
    </>
  );
}
