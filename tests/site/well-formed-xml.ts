/** Every element is closed by its own end tag, in order, and no sign stands bare in a text. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml [^>]*\?>/, '');
  for (const [, end, name, , empty] of body.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (end === '/') {
      if (open.pop() !== name) return false;
    } else if (empty === '') open.push(name ?? '');
  }
  const text = body.replace(/<[^<>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, '');
  return open.length === 0 && !/[<>&]/.test(text);
}
