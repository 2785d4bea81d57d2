type Props = Readonly<Record<string, unknown>>;

/** A text as data, short enough to travel: `['p', {}, 'It keeps ', ['b', {}, '196 €']]`. */
export type Prose = string | ProseElement;

/** An element of HTML or a part by its name, its attributes, and what it holds. */
export type ProseElement = readonly [type: string, props: Props, ...children: Prose[]];

/** What a text may show by name; the page that shows the text draws it. */
export const PARTS = [
  'AccountTable',
  'Category',
  'ChangeChoice',
  'Cite',
  'InBrief',
  'Mail',
  'MarketTable',
  'More',
  'MorningLevel',
  'NightHours',
  'NightTable',
  'PaybackBars',
  'PublishedValues',
  'Question',
  'Questions',
  'Section',
  'Source',
  'TrackerList',
  'TrackerRecipients',
  'TrackerUses',
] as const;

export type PartName = (typeof PARTS)[number];

/** What stands under a heading of its own. */
export interface TitledText {
  /** Its anchor, which is the same in both languages. */
  id: string;
  title: string;
  props: Props;
  body: readonly Prose[];
}

/** `<Section id="depot">`, or what else has an anchor, begins with its heading. */
export function titledTexts(
  prose: readonly Prose[],
  type: 'Section' | 'Category' | 'Question',
): TitledText[] {
  return elementsOf(prose, type).map(([, props, heading, ...body]) => {
    if (typeof props.id !== 'string') throw new Error(`A <${type}> has no id to link to.`);
    if (typeof heading !== 'object' || !/^h\d$/.test(heading[0])) {
      throw new Error(`<${type} id="${props.id}"> does not begin with a heading.`);
    }
    if (body.some((one) => typeof one === 'string')) {
      throw new Error(`A figure of its own in <${type} id="${props.id}"> wants <p> around it.`);
    }
    return { id: props.id, title: textOf([heading]), props, body };
  });
}

export const elementsOf = (prose: readonly Prose[], ...types: string[]): ProseElement[] =>
  prose.filter((one) => typeof one !== 'string').filter(([type]) => types.includes(type));

const heldBy = ([, , ...children]: ProseElement): Prose[] => children;

/** Its words, without those of pictures, which stand in attributes. */
export const textOf = (prose: readonly Prose[]): string =>
  prose.map((one) => (typeof one === 'string' ? one : textOf(heldBy(one)))).join('');

/** What blocks of text one reads, one after the other; links to other pages and pictures are none. */
export const paragraphsOf = (prose: readonly Prose[]): string[] =>
  prose
    .filter((one) => typeof one !== 'string')
    .flatMap(([type, , ...children]) => {
      if (type === 'More') return [];
      return children.some((one) => typeof one === 'string')
        ? [textOf(children)]
        : paragraphsOf(children);
    });
