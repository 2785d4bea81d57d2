const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** What a reader sees between the tags of a page, placeholders of fields included. */
export function visibleText(html: string): string {
  const text = html
    .replace(/<(head|script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*\bplaceholder="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return normalised(text);
}

/** Kinds of spaces, hyphens and apostrophes do not matter; neither does where a line breaks. */
export function normalised(text: string): string {
  return text.replace(/\s+/gu, ' ').replaceAll('\u2011', '-').replaceAll('’', "'").trim();
}
