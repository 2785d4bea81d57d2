import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { EmptyBay } from './empty-bay.tsx';
import styles from './not-found.module.css';

const { loader, clientLoader, shouldRevalidate, meta } = page('not-found');

export { clientLoader, loader, meta, shouldRevalidate };

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
      <Column className={`split ${styles.copy}`}>
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
