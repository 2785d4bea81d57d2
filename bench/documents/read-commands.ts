export interface DocumentedCommand {
  document: string;
  line: number;
  /** The chapter, by its second-level heading. */
  chapter: string;
  text: string;
  /** `sql` is for a superuser of the database, once. */
  language: 'sh' | 'sql';
}

/** Whatever begins with one of these, and goes on, is a command. */
const PROGRAMS =
  /^(?:[A-Z_]+=\S* )?(?:voltige(?:-release)?|bin\/voltige|npm|npx|node|openssl|pg_dump|pg_restore|psql|curl|grep|journalctl|systemctl|systemd-analyze|nginx|buildah|docker|apt|base64|age-keygen|sha256sum|promtool|amtool|certbot|dig|git) \S/;

/**
 * Every command that a document tells its reader to type: the lines of its `sh` blocks, its `sql` blocks, and commands
 * in the middle of a sentence or a table, where `leads list --dead` stands for `voltige leads list --dead`. Each once.
 */
export function readCommands(
  document: string,
  markdown: string,
  cliNames: readonly string[],
): DocumentedCommand[] {
  const found = [...fenced(markdown), ...inline(markdown, cliNames)].sort((a, b) => a.at - b.at);
  const texts = new Set<string>();
  return found.flatMap(({ at, text, language }) => {
    if (texts.has(text)) return [];
    texts.add(text);
    const before = markdown.slice(0, at);
    const chapter = /^## (.+)$(?![\s\S]*^## )/m.exec(before)?.[1] ?? '';
    return [{ document, line: before.split('\n').length, chapter, text, language }];
  });
}

interface Place {
  at: number;
  text: string;
  language: 'sh' | 'sql';
}

/** What stands in a block `sh on the server` is typed there by `npm run deploy:test`, as a whole. */
const BLOCK = /^```([^\n]*)\n([\s\S]*?)^```$/gm;

function fenced(markdown: string): Place[] {
  return [...markdown.matchAll(BLOCK)].flatMap(({ index, 0: block, 1: language, 2: text = '' }) => {
    if (language === 'sql') return [{ at: index, text: text.trim(), language }];
    if (language !== 'sh') return [];
    let at = index + block.indexOf('\n') + 1;
    // A backslash joins two lines.
    return text.split(/(?<!\\)\n/).flatMap((line): Place[] => {
      const place = { at, text: withoutComment(line), language: 'sh' as const };
      at += line.length + 1;
      return place.text === '' ? [] : [place];
    });
  });
}

function inline(markdown: string, cliNames: readonly string[]): Place[] {
  // As long as they were, so that places stay what they are.
  const prose = markdown.replaceAll(BLOCK, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...prose.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].flatMap(({ index, 1: span = '' }) => {
    const text = span.replaceAll(/\s+/g, ' ').trim();
    if (PROGRAMS.test(text)) return [{ at: index, text, language: 'sh' as const }];
    // By its name alone a command is only mentioned.
    const isCli = cliNames.some((name) => name.includes(' ') && text.startsWith(`${name} `));
    return isCli ? [{ at: index, text: `voltige ${text}`, language: 'sh' as const }] : [];
  });
}

/** withoutComment('voltige migrate   # grants') // => 'voltige migrate' */
function withoutComment(line: string): string {
  return line.replace(/(^|\s+)#\s.*$/, '').trim();
}
