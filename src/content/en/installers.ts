import type fr from '../fr/installers.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';
import partnerEarnings from './partner-earnings.ts';

export default {
  meta: {
    title: 'Installers: chargers that pay for themselves',
    description: `Optimised charging, simple commissioning, predictive maintenance: what ${f.brand.name} changes for the people who fit the chargers.`,
  },
  crumbs: { overview: 'Partners', here: 'Charger installers' },
  hero: {
    title: 'Chargers that pay for themselves sooner',
    lead: 'You fit and commission; we control the charger remotely, and your customer’s bill falls. You keep the service contract.',
    gains: [
      {
        figure: f.partner.earns,
        name: `a year for you on ${f.partner.vehicles} vehicles you equip, if your share is ${f.partner.share} of what we invoice; the contract sets the percentage`,
      },
      {
        figure: f.partner.keeps,
        name: 'less per vehicle per year for your customer, from a depot of vans to a delivery fleet',
      },
    ],
    contact: 'Become an installer partner',
    basis: `Compared with the same charger, charging on arrival, on spot prices. Otherwise, depending on the price paid and how they charge today: ${f.partner.earnsOtherwise} for you, ${f.partner.keepsOtherwise} per vehicle. ${f.partner.earnsAtWorstAndBest} for you, ${f.partner.keepsAtWorstAndBest} per vehicle for the customer, cautious case to favourable, at the prices of 2023 to 2025.`,
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
    nameplate: `${f.depot.allChargers}: ${f.depot.vehicles} chargers of ${f.depotNight.charger} at once`,
    site: `${f.depotNight.siteKva}: the contracted capacity`,
    summary: `${f.depot.vehicles} chargers of ${f.depotNight.charger} would draw ${f.depot.allChargers} together. The night’s schedule never exceeds ${f.night.subscribed}, far below the contracted ${f.depotNight.siteKva}.`,
    caption: `One night at a depot of ${f.depot.vehicles} vans with ${f.depotNight.battery} batteries, charged from ${f.depotNight.startLevel} to ${f.depotNight.target}. Bars: power drawn each hour, ${f.night.subscribed} at most, by smart charging (V1G) in the cheapest hours and, in the evening, by the ${f.depotNight.others} of vehicles that are not controlled. Real prices of ${f.night.day}, source ENTSO-E.`,
  },
  installation: {
    title: 'Turnkey installation in four steps',
    lead: 'You fit, we connect. A charger already in place starts smart charging (V1G) remotely, with no hardware.',
    steps: [
      { title: 'Survey', text: 'Site power, chargers, vehicles, return times.' },
      { title: 'Fit', text: 'Your trade. A bidirectional charger if the customer wants V2G.' },
      { title: 'Connect', text: 'The charger joins the platform; one test to start, one to stop.' },
      {
        title: 'Hand over',
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
        figure: `+${f.claims.chargerProfitabilityGain}`,
        name: 'profitability per charger',
        basis: 'Connected charger, flexibility revenue included.',
      },
      {
        figure: f.claims.supportHoursPerDay,
        name: 'support',
        basis: 'Day and night, every day: chargers are used mostly at night.',
      },
      {
        figure: `${f.claims.chargePointsInstalled}+`,
        name: 'charge points installed',
        basis: 'Within the programme, all partners together.',
      },
    ],
  },
  earnings: partnerEarnings,
  closing: {
    title: 'Let’s talk about your next job',
    lead: `A site plan and the number of vehicles are enough to begin. We reply ${f.claims.replyWithin}.`,
    contact: 'Talk about a job',
  },
} as const satisfies Words<typeof fr>;
