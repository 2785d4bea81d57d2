import { longDate, measure, percent } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT, type DepotNight } from '#domain/simulator/known/depot-night.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './site-power.module.css';
import { SitePowerPicture } from './site-power-picture.tsx';

interface SitePowerProps {
  night: DepotNight;
  words: WordsOf<'installers'>['optimisation'];
  language: Language;
}

export function SitePower({ night, words, language }: SitePowerProps) {
  const share = (value: number) => percent(Math.round(value * 100), language);
  const figures = {
    vehicles: String(DEPOT.vehicles),
    charger: measure(DEPOT.chargerKw, 'kW', language),
    nameplate: measure(DEPOT.vehicles * DEPOT.chargerKw, 'kW', language),
    site: measure(DEPOT.siteKw, 'kVA', language),
    battery: measure(DEPOT.vehicleBatteryKwh, 'kWh', language),
    start: share(DEPOT.startShare),
    target: share(DEPOT.targetShare),
    plan: measure(night.subscribedKw, 'kVA', language),
    others: share(1 - DEPOT.controllableShare),
    date: longDate(night.date, language),
  };
  return (
    <section className={styles.power} data-ground="night">
      <Column className={styles.columns}>
        <div>
          <Heading level={2} size="title">
            {words.title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{words.lead}</p>
        </div>
        <figure>
          <SitePowerPicture
            night={night}
            nameplate={fill(words.nameplate, figures)}
            site={fill(words.site, figures)}
            summary={fill(words.summary, figures)}
            language={language}
          />
          <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
        </figure>
      </Column>
    </section>
  );
}
