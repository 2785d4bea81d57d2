import { activationSteps } from '#domain/illustrations/activation.ts';
import { DEPOT } from '#domain/illustrations/depot-night.ts';
import { NEWEST_FIRST } from '#domain/site/articles.ts';
import type { Language } from '#domain/site/language.ts';
import { DAWNS, DawnPicture } from '../drawings/dawn.tsx';
import drawn from '../drawings/depot.module.css';
import { CROPS, DepotPicture } from '../drawings/depot.tsx';
import { Charger, Van } from '../drawings/depot-parts.tsx';
import {
  PARTNER_DRAWINGS,
  Pylon,
  Van as SmallVan,
  SOLUTION_DRAWINGS,
} from '../drawings/line-drawings.tsx';
import { linkToSimulation } from '../links/link-to-simulation.ts';
import { ActionLinks, ForwardLink, usePathTo } from '../links/links.tsx';
import { Activation } from '../pages/aggregators/activation.tsx';
import { gainFigures } from '../pages/banks/gain-figures.ts';
import { SituationTable } from '../pages/banks/situation-table.tsx';
import { ArticlePicture, hasPicture } from '../pages/blog/article-pictures.tsx';
import { ClosingCall } from '../pages/home/closing-call.tsx';
import { NightInstrument } from '../pages/home/night-instrument.tsx';
import { EmptyBay } from '../pages/not-found/empty-bay.tsx';
import {
  CallPicture,
  FleetPicture,
  PortfolioPicture,
} from '../pages/solutions/sector-pictures.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { ChangedDeparture, NightScreen } from '../sections/fleet-night/fleet-night.tsx';
import { GainHero } from '../sections/gain-hero.tsx';
import { GainLine } from '../sections/gain-line.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageTop } from '../sections/page-top.tsx';
import { PartnerHero } from '../sections/partner-hero.tsx';
import { Shelf, Specimen } from './specimen.tsx';
import styles from './workshop.module.css';
import type { WorkshopWords } from './workshop.tsx';

interface ShelfProps {
  words: WorkshopWords;
  language: Language;
}

/** The vehicles that a supplier's screen shows. */
const SUPPLIER_ROWS = [8, 9, 10, 11, 12];
const DEPARTURE = DEPOT.departureHour;

const keysOf = <Of extends object>(of: Of) => Object.keys(of) as (keyof Of)[];
const hoursAfterArrival = (hour: number) => (hour - DEPOT.arrivalHour + 24) % 24;

export function HomeNightShelf({ words, language }: ShelfProps) {
  return (
    <Shelf id="home-night" title="Home’s night" bleed>
      {(['typical', 'v2g'] as const).flatMap((night) =>
        [19, 1, DEPARTURE].map((hour) => (
          <Specimen key={`${night} ${hour}`} name={`NightInstrument: ${night}, ${hour} h`} bleed>
            <div className={styles.belowTabs}>
              <NightInstrument
                query={linkToSimulation('depot')}
                words={words.home.night}
                language={language}
                night={night}
                at={hoursAfterArrival(hour)}
              />
            </div>
          </Specimen>
        )),
      )}
    </Shelf>
  );
}

export function FleetNightShelf({ words: { pictures }, language }: ShelfProps) {
  const to = usePathTo();
  const { fleets, energy, howItWorks } = pictures;
  const { changed } = howItWorks;
  return (
    <Shelf id="fleet-night" title="The fleet’s night">
      <Specimen name="NightScreen: every vehicle" wide>
        <NightScreen words={fleets.fleetNight} language={language} changeTo={to('how-it-works')} />
      </Specimen>
      <Specimen name="NightScreen: a supplier’s" wide>
        <NightScreen
          words={energy.fleetNight}
          language={language}
          supplier={{ logo: energy.logo, note: energy.screenNote, rows: SUPPLIER_ROWS }}
        />
      </Specimen>
      <Specimen name="ChangedDeparture" wide>
        <ChangedDeparture
          title={changed.title}
          lead={changed.lead}
          link={<ForwardLink to={to('fleets')}>{changed.link}</ForwardLink>}
          words={howItWorks.fleetNight}
          language={language}
        />
      </Specimen>
    </Shelf>
  );
}

const GROUNDS = ['paper', 'sage', 'night'] as const;

/** The depot whole and in part, and its small drawings. */
export function DepotShelf() {
  return (
    <Shelf id="depot" title="The depot">
      {GROUNDS.map((ground) => (
        <Specimen key={ground} name={`DepotPicture: site, ${ground}`} wide>
          <DepotPicture crop="site" ground={ground} className={styles[ground]} />
        </Specimen>
      ))}
      {keysOf(CROPS)
        .filter((crop) => crop !== 'site')
        .map((crop) => (
          <Specimen key={crop} name={`DepotPicture: ${crop}`}>
            <DepotPicture crop={crop} className={styles.sage} />
          </Specimen>
        ))}
      <Specimen name="Van, Charger: plugged, free, missing">
        <svg className={drawn.paper} viewBox="-24 296 480 110" aria-hidden="true">
          <g className={drawn.drawing}>
            <Charger x={0} />
            <Van x={20} />
            <Charger x={240} plugged={false} />
            <Van x={287} missing />
          </g>
        </svg>
      </Specimen>
      <Specimen name="Van, Pylon: inside other pictures">
        <svg viewBox="0 0 310 140" aria-hidden="true">
          <Pylon place="translate(0 6)" />
          <SmallVan place="translate(80 78)" />
          <SmallVan place="translate(196 78)" ground="surface" />
        </svg>
      </Specimen>
      <Specimen name="Van: inside other pictures, by night" ground="night">
        <svg viewBox="0 0 310 140" aria-hidden="true">
          <SmallVan place="translate(80 78)" ground="night" />
          <SmallVan place="translate(196 78)" ground="dusk" />
        </svg>
      </Specimen>
      {[
        ['SOLUTION_DRAWINGS', SOLUTION_DRAWINGS] as const,
        ['PARTNER_DRAWINGS', PARTNER_DRAWINGS] as const,
      ].map(([name, drawings]) => (
        <Specimen key={name} name={name}>
          <div className={styles.small}>{drawings}</div>
        </Specimen>
      ))}
    </Shelf>
  );
}

/** Every band's picture under the words of its page. All refer to the first depot drawn: they are the same. */
export function ClosingShelf({ words }: Pick<ShelfProps, 'words'>) {
  const to = usePathTo();
  const { discover, demo } = words.home.hero;
  const actions = (
    <ActionLinks
      actions={[
        [to('simulator'), discover],
        [to('contact'), demo],
      ]}
    />
  );
  return (
    <Shelf id="closing" title="Ends of pages" bleed>
      {keysOf(DAWNS).map((dawn) => (
        <Specimen key={dawn} name={`ClosingBand: ${dawn}`} bleed>
          <ClosingBand {...words.pictures.closings[dawn]} dawn={<DawnPicture name={dawn} />}>
            {actions}
          </ClosingBand>
        </Specimen>
      ))}
      {(['paper', 'sage'] as const).map((ground) => (
        <Specimen key={ground} name={`ClosingBand: without a picture, ${ground}`} bleed>
          <ClosingBand {...words.pictures.closings.site} ground={ground}>
            {actions}
          </ClosingBand>
        </Specimen>
      ))}
      <Specimen name="ClosingCall" bleed>
        <ClosingCall words={words.home.closing} />
      </Specimen>
    </Shelf>
  );
}

export function HeroShelf({ words: { pictures }, language }: ShelfProps) {
  const contact = usePathTo()('contact');
  const { fleets, energy, aggregators, banks, faq, formFailed, notFound } = pictures;
  const supplier = { logo: energy.logo, note: energy.screenNote, rows: SUPPLIER_ROWS };
  return (
    <Shelf id="heroes" title="Tops of pages" bleed>
      <Specimen name="PageHero: words alone" bleed>
        <PageHero title={formFailed.hero.title} lead={formFailed.hero.lead} />
      </Specimen>
      <Specimen name="PageHero: with a picture, night" bleed>
        <PageHero
          title={aggregators.hero.title}
          lead={aggregators.hero.lead}
          ground="night"
          breadcrumb={{
            page: 'solutions',
            name: aggregators.hero.overview,
            here: aggregators.hero.here,
          }}
          actions={<ActionLinks actions={[[contact, aggregators.hero.access]]} />}
        >
          <Activation
            words={aggregators.activation}
            steps={activationSteps()}
            language={language}
          />
        </PageHero>
      </Specimen>
      <Specimen name="GainHero: words alone" bleed>
        <GainHero
          {...fleets.hero}
          breadcrumb={{ page: 'solutions', name: fleets.hero.overview, here: fleets.hero.here }}
          actions={<ActionLinks actions={[[contact, fleets.hero.contact]]} />}
        />
      </Specimen>
      <Specimen name="GainHero: with a picture beside, pine" bleed>
        <GainHero
          {...energy.hero}
          ground="pine"
          beside
          actions={<ActionLinks actions={[[contact, energy.hero.demo]]} />}
        >
          <NightScreen words={energy.fleetNight} language={language} supplier={supplier} />
        </GainHero>
      </Specimen>
      <Specimen name="PartnerHero" bleed>
        <PartnerHero words={banks.hero} crumbs={banks.crumbs}>
          <SituationTable
            words={banks.ledger}
            figures={gainFigures(language)}
            language={language}
          />
        </PartnerHero>
      </Specimen>
      <Specimen name="PageTop" bleed>
        <PageTop {...faq.hero} gain={faq.gain} />
      </Specimen>
      <Specimen name="EmptyBay" bleed>
        <EmptyBay label={notFound.picture} />
      </Specimen>
    </Shelf>
  );
}

/** Small pictures of lists, and what stands beside a form. */
export function SmallPictureShelf({ words: { pictures }, language }: ShelfProps) {
  const { blog, solutions, faq } = pictures;
  return (
    <Shelf id="pictures" title="Pictures of one page">
      <Specimen name="GainLine">
        <GainLine words={faq.gain} />
      </Specimen>
      {NEWEST_FIRST.filter(({ page }) => hasPicture(page)).map(({ page }) => (
        <Specimen key={page} name={`ArticlePicture: ${page}`}>
          <ArticlePicture page={page} words={blog.pictures} language={language} />
        </Specimen>
      ))}
      <Specimen name="FleetPicture">
        <FleetPicture words={solutions.pictures.fleets} language={language} />
      </Specimen>
      <Specimen name="CallPicture" ground="night">
        <CallPicture words={solutions.pictures.aggregators} language={language} />
      </Specimen>
      <Specimen name="PortfolioPicture">
        <PortfolioPicture words={solutions.pictures.energy} language={language} />
      </Specimen>
    </Shelf>
  );
}
