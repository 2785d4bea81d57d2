import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { number, percent } from '../figures.ts';
import type fr from '../fr/installers.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Installers: chargers that pay for themselves',
    description: `Optimised charging, simple commissioning, predictive maintenance: what ${BRAND.name} changes for the people who fit the chargers.`,
  },
  crumbs: { overview: 'Partners', here: 'Charger installers' },
  hero: {
    title: 'Fit the charger. It keeps on working.',
    lead: 'A connected charger earns for your customer long after the job is done, and keeps you in the picture.',
    contact: 'Become an installer partner',
  },
  upkeep: {
    summary:
      'Twelve nights of one charger. Unwatched, a fault costs four nights before the visit. Watched, the drift is seen, the visit happens by day and no night is lost.',
    without: 'Unwatched',
    fault: 'fault',
    visitAfter: 'visit',
    lost: 'nights lost',
    with: 'Watched',
    drift: 'drift seen',
    visitBefore: 'visit by day',
    noneLost: 'no night lost',
    caption:
      'An example of the principle, over twelve nights. A bar is a night of charging delivered; a dashed one, a night missed.',
  },
  optimisation: {
    title: 'More chargers on the same connection.',
    lead: 'Intelligent optimisation: the chargers share the site’s power, at the hours that suit it. Here every vehicle leaves on time without a bigger connection.',
    nameplate: '{nameplate}: {vehicles} chargers of {charger} at once',
    site: '{site}: the power subscribed',
    summary:
      '{vehicles} chargers of {charger} would draw {nameplate} together. The night’s plan never exceeds {plan}, far below the {site} subscribed.',
    caption:
      'One night at a depot of {vehicles} vans with {battery} batteries, charged from {start} to {target}. Bars: power drawn each hour, {plan} at most, by smart charging (V1G) in the cheapest hours and, in the evening, by the {others} of vehicles that are not controlled. Real prices of {date}, source ENTSO-E.',
  },
  installation: {
    title: 'Turnkey installation, in four moves.',
    lead: 'You fit, we connect. A charger already in place starts smart charging (V1G) remotely, with no hardware.',
    steps: [
      { name: 'Survey', text: 'Site power, chargers, vehicles, hours of return.' },
      { name: 'Fit', text: 'Your trade. A bidirectional charger if the customer wants V2G.' },
      { name: 'Connect', text: 'The charger joins the platform; one test to start, one to stop.' },
      {
        name: 'Hand over',
        text: 'Your customer sees chargers, departures and earnings. So do you.',
      },
    ],
  },
  maintenance: {
    title: 'Faults give notice. Someone has to listen.',
    lead: 'Predictive maintenance: three signs, read every night, and what they often announce.',
    caption: 'Signs read on a charger and what they announce',
    sign: 'What the charger shows',
    meaning: 'What it announces',
    rows: [
      { sign: 'Power falls, night after night', meaning: 'A contact or a cable wearing out' },
      {
        sign: 'Temperature rises at the same power',
        meaning: 'A terminal to tighten, a blocked vent',
      },
      {
        sign: 'The link drops at the same hours',
        meaning: 'A modem or a local network to look at',
      },
    ],
  },
  figures: {
    title: 'The programme in figures.',
    lead: 'Yours depend on the site, the vehicles and their hours.',
    items: [
      {
        figure: `+${percent(CLAIMS.chargerProfitabilityGain.value, 'en')}`,
        name: 'profitability per charger',
        basis: 'Connected charger, flexibility revenue included.',
      },
      {
        figure: `${number(CLAIMS.supportHoursPerDay.value, 'en')}/7`,
        name: 'support',
        basis: 'Day and night, every day: chargers work mostly at night.',
      },
      {
        figure: `${number(CLAIMS.chargePointsInstalled.value, 'en')}+`,
        name: 'charge points installed',
        basis: 'Within the programme, all partners together.',
      },
    ],
  },
  closing: {
    title: 'We would like to hear about your next job.',
    lead: 'A site plan and the number of vehicles are enough to begin.',
    contact: 'Talk about a job',
  },
} as const satisfies Words<typeof fr>;
