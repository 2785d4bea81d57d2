/** fill('{brand}, accueil', { brand: 'Voltige' }) // => 'Voltige, accueil' */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
