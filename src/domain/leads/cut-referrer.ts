const LONGEST_REFERRER = 500;

/**
 * A referrer's query may hold anything, a search or a name: only where the visitor came from is kept.
 * cutReferrer('https://a.example/b?q=c#d') // => 'https://a.example/b'
 * cutReferrer('android-app://a.example') // => ''
 */
export function cutReferrer(referrer: string): string {
  const [address = ''] = /^https?:\/\/[^/?#\s\p{Cc}]+[^?#\s\p{Cc}]*/iu.exec(referrer) ?? [];
  // A cut through a sign of two halves leaves one that no database keeps.
  return address.slice(0, LONGEST_REFERRER).replace(/[\ud800-\udbff]$/, '');
}
