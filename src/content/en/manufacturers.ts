import type fr from '../fr/manufacturers.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';
import partnerEarnings from './partner-earnings.ts';

export default {
  meta: {
    title: 'Manufacturers: vehicles that cost less to charge',
    description: `Native V2G integration, connected services, engineering support: what ${f.brand.name} adds to the vehicles you build or sell.`,
  },
  crumbs: { overview: 'Partners', here: 'Manufacturers and dealers' },
  hero: {
    title: 'Sell vehicles that cost less to charge',
    lead: 'You open access to the vehicle through your connected services; we control its charging, and your business customers’ bills fall.',
    gains: [
      {
        figure: f.partner.earns,
        name: `a year for you on ${f.partner.vehicles} vehicles sold, if your share is ${f.partner.share} of what we invoice; the contract sets the percentage`,
      },
      {
        figure: f.partner.keeps,
        name: 'less per vehicle per year for your customer, from a depot of vans to a delivery fleet',
      },
    ],
    contact: 'Talk about integration',
    basis: `Compared with charging on arrival, on spot prices. Otherwise, depending on the price paid and how they charge today: ${f.partner.earnsOtherwise} for you, ${f.partner.keepsOtherwise} per vehicle. ${f.partner.earnsAtWorstAndBest} for you, ${f.partner.keepsAtWorstAndBest} per vehicle for the customer, cautious case to favourable, at the prices of 2023 to 2025.`,
  },
  van: {
    summary:
      'A van plugged in at night. Its connected services report level and departure time, the driver chooses only the time, the battery keeps its reserve, and the charger decides what is possible: V1G by software, V2G if it is bidirectional.',
    notes: [
      { title: 'Connected services', text: 'level, plugged in or not, departure' },
      { title: 'Driver', text: 'picks the time, not the kilowatts' },
      { title: 'Battery', text: 'a reserve kept, wear accounted for' },
      {
        title: 'Port and charger',
        text: 'V1G: software will do; V2G: bidirectional charger',
      },
    ],
  },
  value: {
    title: 'What the programme is worth, and on what condition',
    figure: f.claims.manufacturerProgrammeValue,
    per: 'per vehicle per year',
    conditionTitle: 'The condition',
    condition:
      'This is the value of the whole programme, everyone involved taken together, before sharing: V2G-compatible vehicle, bidirectional charger, several sources of revenue. It is not what a fleet earns, and smart charging alone does not reach it.',
    items: [
      {
        figure: `+${f.claims.attractivenessGain}`,
        name: 'attractiveness',
        basis: 'For a vehicle sold with smart charging, within the programme.',
      },
      {
        figure: f.claims.manufacturerCompatibility,
        name: 'compatibility',
        basis: 'For models integrated in the programme. V2G also takes the right charger.',
      },
    ],
  },
  exchange: {
    title: 'What data is exchanged',
    lead: 'Scheduling a charge takes little data. Here is the list, for your lawyers.',
    rows: [
      {
        name: 'Sent',
        text: 'plugged in or not, battery level, power accepted, departure time, energy exchanged',
      },
      { name: 'Received', text: 'start time, power, stop' },
      { name: 'Never collected', text: 'position, journeys, who is driving' },
    ],
  },
  services: {
    title: 'In your vehicle, under your brand',
    lead: 'Integration runs through your interfaces. Customers stay in your app.',
    items: [
      {
        title: 'Native V2G integration',
        text: 'Charging and exporting are controlled through the vehicle’s own interface. The customer adds only a bidirectional charger.',
      },
      {
        title: 'Connected services',
        text: 'Departure time, target level, this month’s gain: three more screens in your app, fed by our data.',
      },
      {
        title: 'Technical support',
        text: 'Our engineers work with yours, from the test bench to the first customer vehicles.',
      },
      {
        title: 'In the showroom',
        text: 'A short pitch, and an estimate to hand over with the quote. V1G sells straight away; V2G with the charger it needs.',
      },
    ],
  },
  earnings: partnerEarnings,
  closing: {
    title: 'Let’s start with one model',
    lead: `Tell us which one and what its interface allows. We will tell you what works today and what has to wait. We reply ${f.claims.replyWithin}.`,
    contact: 'Suggest a model',
  },
} as const satisfies Words<typeof fr>;
