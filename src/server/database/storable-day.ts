/**
 * PostgreSQL refuses days such as '2026-02-30' and the year 0000, which v.isoDate() accepts.
 *
 * isStorableDay('2028-02-29') // => true
 */
export function isStorableDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
