import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { FLEET_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { number, percent } from '../figures.ts';
import type fr from '../fr/partners.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Partner programme: grow with electric fleets',
    description:
      'Banks, lessors, manufacturers, dealers, installers: revenue that comes back every year around the electric fleets you serve.',
  },
  hero: {
    title: 'Three trades, one curve.',
    lead: 'You finance, sell or equip electric fleets. Their flexibility can become part of what you earn.',
    contact: 'Talk about the programme',
  },
  curve: {
    summary:
      'Three lines, those who finance, sell and equip fleets, join into one: the curve of the electricity price, which by {lowHour} has fallen from its {peakHour} peak of {peakPrice} to {lowPrice}.',
    trades: [
      { verb: 'You finance', who: 'banks and lessors' },
      { verb: 'You sell', who: 'manufacturers and dealers' },
      { verb: 'You equip', who: 'charger installers' },
    ],
    priceAt: '{price} at {hour}',
    caption:
      'French day-ahead wholesale price of electricity, real prices of {date}, source ENTSO-E. The value lies between peak and trough: what a fleet saves by moving its charging, and what it sells by being flexible.',
  },
  benefits: {
    title: 'A vehicle is sold once. Its flexibility, every night.',
    recurring: {
      title: 'Recurring revenue',
      text: 'As long as the vehicle plugs in, its flexibility sells. Your share is set by contract before the first vehicle. It comes out of ours; the fleet keeps its own.',
      summary: `How the value created is shared: the fleet keeps ${percent(FLEET_SHARE_PERCENT, 'en')}, ${BRAND.name} takes ${percent(CLAIMS.ownShare.value, 'en')}, and the partner’s share comes out of ${BRAND.name}’s.`,
      fleet: 'The fleet keeps',
      fleetShare: percent(FLEET_SHARE_PERCENT, 'en'),
      own: `${BRAND.name}`,
      ownShare: percent(CLAIMS.ownShare.value, 'en'),
      between: 'set by contract',
      partner: 'your share comes from here',
      note: 'How the value created is shared, measured against charging today, bill savings and market revenue alike.',
    },
    support: {
      title: 'Full support',
      text: 'Training for your teams, sales material, figures for your first cases: one named person stays with you from first meeting to first payment.',
    },
    headStart: {
      title: 'A head start',
      text: 'Smart charging (V1G) can be offered today: it is software. V2G follows with bidirectional chargers and compatible vehicles. Your teams will know it by then.',
    },
  },
  sectors: {
    title: 'Start from your own trade.',
    brings: 'You bring',
    gets: 'You gain',
    entries: [
      {
        title: 'Banks and lessors',
        text: 'An income to set against the lease. A credit case for an electric fleet reads differently when the battery also earns.',
        brings: 'finance for the vehicle and the charger',
        gets: 'an estimated gain with its range, to put in the file',
        contact: 'Become a finance partner',
        more: 'The page for banks and lessors',
      },
      {
        title: 'Manufacturers and dealers',
        text: 'Customers compare purchase prices. Tell them as well what the vehicle can earn while it is parked.',
        brings: 'access to the vehicle through your connected services',
        gets: 'a reason to buy, and a link to the customer after delivery',
        contact: 'Become a manufacturer partner',
        more: 'The page for manufacturers',
      },
      {
        title: 'Charger installers',
        text: 'The charger is fitted, the job is done. Once connected, it keeps working for your customer, and for you.',
        brings: 'fitting, commissioning and people on site',
        gets: 'chargers that pay off better, and maintenance you can see coming',
        contact: 'Become an installer partner',
        more: 'The page for installers',
      },
    ],
  },
  figures: {
    title: 'The programme in three figures.',
    items: [
      {
        figure: `${number(CLAIMS.pilotFleets.value, 'en')}+`,
        name: 'pilot or partner fleets',
        basis: 'In pilot or under contract, taken together.',
      },
      {
        figure: `€${number(CLAIMS.generatedForPartners.value, 'en')}m+`,
        name: 'generated for partners',
        basis: 'The programme’s total, all partners together.',
      },
      {
        figure: percent(CLAIMS.satisfaction.value, 'en'),
        name: 'satisfaction',
        basis: 'Among the programme’s partners.',
      },
    ],
  },
  founder: {
    title: 'Become a founding partner.',
    places: 'Founding places are limited.',
    placesInYear: `Founding places are limited in ${CLAIMS.foundingPlacesUntil.value}.`,
    next: 'Tell us your trade and your customers; you will speak to someone who knows both.',
    contact: 'Ask for a place',
  },
} as const satisfies Words<typeof fr>;
