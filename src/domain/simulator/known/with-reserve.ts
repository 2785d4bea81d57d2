import { KNOWN_FLEETS, type KnownFleet, knownFigures } from './known-fleets.ts';

/**
 * The value created for a fleet with bidirectional chargers that also holds aFRR reserve, EUR per vehicle
 * and year before sharing. The simulator shows the reserve and never counts it.
 */
export function valueWithReserve(name: KnownFleet, capturePercent?: number) {
  const { marketEuros, tariffEuros, powerEuros, possible } = knownFigures(name).estimate;
  const usualPercent = KNOWN_FLEETS[name].capturePercent;
  const captured = (euros: number) => (euros * (capturePercent ?? usualPercent)) / usualPercent;
  const billEuros = captured(marketEuros) + tariffEuros + powerEuros;
  const reserveEuros = captured(possible.afrrBidirectionalEuros);
  return { billEuros, reserveEuros, sumEuros: billEuros + reserveEuros };
}
