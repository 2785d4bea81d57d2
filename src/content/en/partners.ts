import type fr from '../fr/partners.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: 'Partner programme: grow with electric fleets',
    description:
      'Banks, lessors, manufacturers, dealers, installers: a share of the value created by the fleets you bring, every year.',
  },
  hero: {
    title: 'Finance, sell or equip fleets that pay less to charge',
    lead: 'Introduce fleets to us, with nothing to buy: we control their charging, they pay less for it and you receive a share of what we invoice.',
    gains: [
      {
        figure: f.partner.earns,
        name: `a year for you on ${f.partner.vehicles} vehicles, if your share is ${f.partner.share} of what we invoice; the contract sets the percentage`,
      },
    ],
    contact: 'Talk about the programme',
    basis: `Compared with charging on arrival, on spot prices. Otherwise, depending on the price paid and how they charge today: ${f.partner.earnsOtherwise}. ${f.partner.earnsAtWorstAndBest} from the cautious case to the favourable one, at the prices of 2023 to 2025; the fleet then keeps ${f.partner.keepsAtWorstAndBest} per vehicle.`,
  },
  depot: {
    summary:
      'A depot: current comes from the grid, through substation and meter, and charges three vans at their chargers. On the right the office, where the books are kept, and a charger being fitted.',
    trades: ['You finance', 'You sell', 'You equip'],
  },
  benefits: {
    title: 'What the programme brings you',
    recurring: {
      title: 'Recurring revenue',
      text: 'Your share is set by contract before the first vehicle, and paid for as long as the vehicle is controlled. It comes out of our share; the fleet’s does not change.',
      summary: `How the value created is shared: the fleet keeps ${f.fleetShare}, ${f.brand.name} takes ${f.claims.ownShare}, and the partner’s share comes out of ${f.brand.name}’s.`,
      fleet: 'The fleet keeps',
      fleetShare: f.fleetShare,
      own: f.brand.name,
      ownShare: f.claims.ownShare,
      between: 'set by contract',
      partner: 'your share comes from here',
      note: `The rule as the fleet reads it: ‘${f.shareRule}’`,
    },
    support: {
      title: 'Full support',
      text: 'Training for your teams, sales material, figures for your first deals, and one contact from first meeting to first payment.',
    },
    headStart: {
      title: 'A head start',
      text: 'Smart charging (V1G) can be offered today: it is software. V2G follows with bidirectional chargers and compatible vehicles, and your teams will know how to sell it.',
    },
  },
  sectors: {
    title: 'Choose your business',
    brings: 'You bring',
    gets: 'You gain',
    entries: [
      {
        title: 'Banks and lessors',
        text: 'A fleet on smart charging pays less to charge every month: a gain with its range, to set against the lease.',
        brings: 'finance for the vehicle and the charger',
        gets: 'an estimated gain with its range, to put in the proposal',
        contact: 'Become a finance partner',
        more: 'The page for banks and lessors',
      },
      {
        title: 'Manufacturers and dealers',
        text: 'Your customers compare purchase prices. Add to the quote what smart charging saves them every year.',
        brings: 'access to the vehicle through your connected services',
        gets: 'a reason to buy, and a link to the customer after delivery',
        contact: 'Become a manufacturer partner',
        more: 'The page for manufacturers',
      },
      {
        title: 'Charger installers',
        text: 'A controlled charger lowers your customer’s bill once the job is done, and leaves you with a service contract.',
        brings: 'fitting, commissioning and people on site',
        gets: 'chargers that pay off better, and faults seen in advance',
        contact: 'Become an installer partner',
        more: 'The page for installers',
      },
    ],
  },
  figures: {
    title: 'The programme in three figures',
    items: [
      {
        figure: `${f.claims.pilotFleets}+`,
        name: 'pilot or partner fleets',
        basis: 'In pilot or under contract, taken together.',
      },
      {
        figure: `${f.claims.generatedForPartners}+`,
        name: 'generated for partners',
        basis: 'The programme’s total, all partners together.',
      },
      {
        figure: f.claims.satisfaction,
        name: 'satisfaction',
        basis: 'Among the programme’s partners.',
      },
    ],
  },
  founder: {
    title: 'Become a founding partner',
    places: 'Founding places are limited.',
    placesInYear: `Founding places are limited in ${f.claims.foundingPlacesUntil}.`,
    next: `Tell us your business and how many fleets you serve: we reply ${f.claims.replyWithin}, with a worked example.`,
    contact: 'Ask for a place',
  },
} as const satisfies Words<typeof fr>;
