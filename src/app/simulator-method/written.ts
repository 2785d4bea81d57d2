import { euroAmount, euros, measure, number, percent } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';

/** Figures as the method page writes them: as many decimals as they need, and no more. */
export function written(language: Language) {
  const plain = (value: number, most = 2) => number(value, language, decimals(value, most));
  return {
    plain,
    hundredths: (value: number) => number(value, language, 2),
    measured: (value: number, unit: string, most = 2) =>
      measure(value, unit, language, decimals(value, most)),
    money: (value: number) => euros(Math.round(value), language),
    /** For a vehicle's part, where a rounded euro would no longer add up. */
    exactMoney: (value: number) =>
      decimals(value, 2) === 0 ? euros(value, language) : euroAmount(value, language),
    /** What one session brings is less than a euro. */
    smallMoney: (value: number) => {
      const amount = number(value, language, 4);
      return language === 'fr' ? `${amount}\u202f€` : `€${amount}`;
    },
    share: (value: number) => percent(Math.round(value), language),
    time: (hour: number) => `${two(Math.floor(hour))}:${two(Math.round((hour % 1) * 60))}`,
    duration: (hours: number) => duration(hours, language),
  };
}

export type Written = ReturnType<typeof written>;

function decimals(value: number, most: number): number {
  const whole = Math.round(value * 10 ** most);
  let needed = most;
  while (needed > 0 && whole % 10 ** (most - needed + 1) === 0) needed--;
  return needed;
}

function duration(hours: number, language: Language): string {
  const minutes = Math.round(hours * 60);
  if (minutes < 60) return measure(minutes, 'min', language);
  const full = measure(Math.floor(minutes / 60), 'h', language);
  if (minutes % 60 === 0) return full;
  return language === 'fr'
    ? `${full}\u202f${two(minutes % 60)}`
    : `${full}\u00a0${measure(minutes % 60, 'min', language)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
