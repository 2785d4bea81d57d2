import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import drawn from '../../drawings/depot.module.css';
import { Charger, Van } from '../../drawings/depot-parts.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './not-found.module.css';

const notFound = page('not-found');

export const loader = notFound.loader;

export const clientLoader = notFound.clientLoader;

export const shouldRevalidate = notFound.shouldRevalidate;

export const meta = notFound.meta;

export default function NotFoundPage() {
  const { words } = usePage<'not-found'>();
  return <NotFound words={words} />;
}

function NotFound({ words }: { words: WordsOf<'not-found'> }) {
  const to = usePathTo();
  const navigate = useNavigate();
  const home = to('home');
  /** Opened directly there is nothing to go back to; a button that does nothing looks broken. */
  const goBack = () => (hasPageBefore() ? navigate(-1) : navigate(home));
  return (
    <section className={styles.notFound}>
      <Column className={styles.copy}>
        <div>
          <Heading level={1} size="hero">
            {words.title}
          </Heading>
          <p className={text.lead}>{words.subtitle}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={home} large>
            {words.home}
          </ButtonLink>
          <Button quiet large onClick={() => void goBack()}>
            {words.back}
          </Button>
          <Link to={to('search')} reloadDocument>
            {words.search}
          </Link>
        </div>
      </Column>
      <EmptyBay label={words.picture} />
    </section>
  );
}

/** The length of the history counts pages ahead as well; only newer browsers tell them apart. */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}

const WIDE = {
  name: 'wide-only',
  viewBox: '60 20 1130 412',
  hall: 'M60 116L620 34 1180 116V130L620 48 60 130z',
  walls: 'M90 126V400M1150 126V400',
  bayXs: [150, 480, 810],
} as const;

const NARROW = {
  name: 'narrow-only',
  viewBox: '0 60 390 372',
  hall: 'M-30 122L195 74 420 122V134L195 86-30 134z',
  walls: '',
  bayXs: [-136, 96, 334],
} as const;

/** Three bays of the depot; the one in the middle has the number of the error, and nobody in it. */
function EmptyBay({ label }: { label: string }) {
  return [WIDE, NARROW].map(({ name, viewBox, hall, walls, bayXs }) => (
    <svg
      key={name}
      className={`${styles.picture} ${drawn.paper} ${name}`}
      viewBox={viewBox}
      role="img"
      aria-label={label}
    >
      <g className={drawn.drawing}>
        <path d="M-900 400H2400" />
        <path className={drawn.solid} d={hall} />
        {walls && <path d={walls} />}
        <path className={drawn.flow} d={walls ? 'M90 158H1150' : 'M-20 158H420'} />
        {bayXs.map((x, index) => (
          <g key={x}>
            <path className={drawn.flow} d={`M${x} 158V302`} />
            {index > 0 && <path d={`M${x - 62} 400l-14 24`} />}
            <Charger x={x} plugged={index !== 1} />
            <Van x={x + (index === 1 ? 47 : 20)} missing={index === 1} />
          </g>
        ))}
      </g>
      {bayXs.map((x, index) => (
        <text
          key={x}
          className={index === 1 ? styles.here : styles.beside}
          x={x + (index === 1 ? 122 : 98)}
          y="272"
          textAnchor="middle"
        >
          {403 + index}
        </text>
      ))}
    </svg>
  ));
}
