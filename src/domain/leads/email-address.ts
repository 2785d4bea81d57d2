export const LONGEST_EMAIL = 254;

/** The browser's and Node's own: it knows how a domain of other letters is written in ASCII. */
declare const URL: new (address: string) => { hostname: string };

const ONE_AT = /^([^@]+)@([^@]+)$/;

/** As people type it: letters of any script, one address only. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * As it is sent. A comma or a line break would reach a second person, a name that ends in a number is
 * an address of a machine.
 */
const ADDRESS =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d-]{2,63}$/u;

/** Signs without a shape come along when an address is copied; no mail would arrive at one with them. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\p{Cf}\p{DI}]/gu, '').trim();

/**
 * The one spelling under which an address is counted, stored, compared, suppressed and written to; ''
 * where there is none. Otherwise each of the many ways to write a mailbox would be a person of its own.
 *
 * canonicalEmail(' Ana.Roy@ＢÜCHER.example') // => 'ana.roy@xn--bcher-kva.example'
 * canonicalEmail('ana@fret.example, bob@fret.example') // => ''
 */
export function canonicalEmail(text: string): string {
  const [, mailbox = '', domain = ''] = ONE_AT.exec(folded(text)) ?? [];
  const email = `${mailbox}@${DOMAIN.test(domain) ? asciiDomain(domain) : ''}`;
  return email.length <= LONGEST_EMAIL && ADDRESS.test(email) ? email : '';
}

/**
 * Where a mail to it is read: its owner may add any tag. The database's mailbox_of does the same.
 * mailboxOf('ana+salon@fret.example') // => 'ana@fret.example'
 */
export const mailboxOf = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');

/**
 * Without what can differ between two spellings of an address. Small letters may compose anew, and what
 * is composed anew may have a small letter.
 */
export function folded(text: string): string {
  const next = withoutInvisible(text.normalize('NFKC')).toLowerCase();
  return next === text ? text : folded(next);
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
