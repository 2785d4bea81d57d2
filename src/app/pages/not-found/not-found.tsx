import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { Van } from '../../drawings/line-drawings.tsx';
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
    <Section className={styles.notFound}>
      <StepBars label={words.picture} />
      <Heading level={1} size="title">
        {words.title}
      </Heading>
      <p className={text.lead}>{words.subtitle}</p>
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
    </Section>
  );
}

/** The length of the history counts pages ahead as well; only newer browsers tell them apart. */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}

function StepBars({ label }: { label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 720 250" role="img" aria-label={label}>
      <path
        className={styles.bars}
        d="M40 236V128h120v108M200 236V32h120v204M360 236V128h120v108"
      />
      <text className={styles.digits} x="100" y="108" textAnchor="middle">
        4
      </text>
      <text className={styles.digits} x="260" y="150" textAnchor="middle">
        0
      </text>
      <text className={styles.digits} x="420" y="108" textAnchor="middle">
        4
      </text>
      <Van place="translate(690 180) scale(-1 1)" />
      <path className={styles.road} d="M0 237H720" />
      <path className={styles.turn} d="M660 140q0-44-44-44t-44 44m14-16-14 18-16-16" />
    </svg>
  );
}
