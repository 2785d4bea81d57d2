import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { number, percent } from '../figures.ts';
import type fr from '../fr/installers.ts';
import { partnerExample } from '../partner-example.ts';
import { promised } from '../promises.ts';
import type { Words } from '../words.ts';
import partnerEarnings from './partner-earnings.ts';

const {
  vehicles,
  share,
  earns,
  earnsAtWorstAndBest,
  earnsOtherwise,
  keeps,
  keepsAtWorstAndBest,
  keepsOtherwise,
} = partnerExample('en');

export default {
  meta: {
    title: 'Installers: chargers that pay for themselves',
    description: `Optimised charging, simple commissioning, predictive maintenance: what ${BRAND.name} changes for the people who fit the chargers.`,
  },
  crumbs: { overview: 'Partners', here: 'Charger installers' },
  hero: {
    title: 'Chargers that pay for themselves sooner',
    lead: 'You fit and commission; we control the charger remotely, and your customer’s bill falls. You keep the service contract.',
    gains: [
      {
        figure: earns,
        name: `a year for you on ${vehicles} vehicles you equip, if your share is ${share} of what we invoice; the contract sets the percentage`,
      },
      {
        figure: keeps,
        name: 'less per vehicle per year for your customer, from a depot of vans to a delivery fleet',
      },
    ],
    contact: 'Become an installer partner',
    facts: [
      {
        name: 'Compared with',
        text: `the same charger, charging on arrival, on spot prices. Otherwise, depending on the price paid and how they charge today: ${earnsOtherwise} for you, ${keepsOtherwise} per vehicle.`,
      },
      {
        name: 'How certain',
        text: `${earnsAtWorstAndBest} for you, ${keepsAtWorstAndBest} per vehicle for the customer, cautious case to favourable, at the prices of 2023 to 2025.`,
      },
      {
        name: 'What we ask of you',
        text: 'fitting, commissioning and people on site.',
      },
      {
        name: 'What comes next',
        text: `tell us about a job: we reply ${promised('replyWithin', 'en')}.`,
      },
    ],
  },
  charger: {
    summary:
      'A charger on its base, its door open: the breakers, the terminals and the cable that comes up from the ground. Beside it a drum of cable and a toolbox.',
    notes: [
      { title: 'Breakers and terminals', text: 'your work stays as it is' },
      { title: 'Control', text: 'by software, remotely, with no box to add' },
      { title: 'Connection', text: 'the chargers share the power of the site' },
    ],
  },
  upkeep: {
    summary:
      'Twelve nights of one charger. Unmonitored, a fault costs four nights before the visit. Monitored, the early sign is seen, the visit takes place by day and no night is lost.',
    without: 'Unmonitored',
    fault: 'fault',
    visitAfter: 'visit',
    lost: 'nights lost',
    with: 'Monitored',
    drift: 'early sign',
    visitBefore: 'visit by day',
    noneLost: 'no night lost',
    caption:
      'An example of the principle, over twelve nights. A bar is a night of charging delivered; a dashed one, a night missed.',
  },
  optimisation: {
    title: 'More chargers on the same connection',
    lead: 'Intelligent optimisation: the chargers share the site’s power, at the cheapest hours. Here every vehicle leaves on time without a bigger connection.',
    nameplate: '{nameplate}: {vehicles} chargers of {charger} at once',
    site: '{site}: the contracted capacity',
    summary:
      '{vehicles} chargers of {charger} would draw {nameplate} together. The night’s schedule never exceeds {plan}, far below the contracted {site}.',
    caption:
      'One night at a depot of {vehicles} vans with {battery} batteries, charged from {start} to {target}. Bars: power drawn each hour, {plan} at most, by smart charging (V1G) in the cheapest hours and, in the evening, by the {others} of vehicles that are not controlled. Real prices of {date}, source ENTSO-E.',
  },
  installation: {
    title: 'Turnkey installation in four steps',
    lead: 'You fit, we connect. A charger already in place starts smart charging (V1G) remotely, with no hardware.',
    steps: [
      { name: 'Survey', text: 'Site power, chargers, vehicles, return times.' },
      { name: 'Fit', text: 'Your trade. A bidirectional charger if the customer wants V2G.' },
      { name: 'Connect', text: 'The charger joins the platform; one test to start, one to stop.' },
      {
        name: 'Hand over',
        text: 'Your customer follows chargers, departures and savings; so do you.',
      },
    ],
  },
  maintenance: {
    title: 'Spot faults before they cost a night',
    lead: 'Predictive maintenance: three signs read every night, and the most common cause.',
    caption: 'Signs read on a charger and their most common cause',
    sign: 'What the charger shows',
    meaning: 'The most common cause',
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
    title: 'The programme in figures',
    lead: 'Yours depend on the site, the vehicles and their hours.',
    items: [
      {
        figure: `+${percent(CLAIMS.chargerProfitabilityGain.value, 'en')}`,
        name: 'profitability per charger',
        basis: 'Connected charger, flexibility revenue included.',
      },
      {
        figure: promised('supportHoursPerDay', 'en'),
        name: 'support',
        basis: 'Day and night, every day: chargers are used mostly at night.',
      },
      {
        figure: `${number(CLAIMS.chargePointsInstalled.value, 'en')}+`,
        name: 'charge points installed',
        basis: 'Within the programme, all partners together.',
      },
    ],
  },
  earnings: partnerEarnings,
  closing: {
    title: 'Let’s talk about your next job',
    lead: 'A site plan and the number of vehicles are enough to begin.',
    contact: 'Talk about a job',
  },
} as const satisfies Words<typeof fr>;
