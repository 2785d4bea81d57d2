/**
 * A referrer's query may hold anything, a search or a name: only where the visitor came from is kept.
 * cutReferrer('https://a.example/b?q=c#d') // => 'https://a.example/b'
 * cutReferrer('android-app://a.example') // => ''
 */
export function cutReferrer(referrer: string): string {
  const match = /^(https?:\/\/[^/?#\s]+)([^?#\s]*)/i.exec(referrer);
  return match ? `${match[1]}${match[2]}`.slice(0, 500) : '';
}
