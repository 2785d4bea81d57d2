import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ButtonLink, usePathTo } from '../../links/links.tsx';
import { Hero } from '../../sections/hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { EmptyBay } from './empty-bay.tsx';
import styles from './not-found.module.css';

export default function NotFoundPage() {
  const { words } = usePage<'not-found'>();
  const to = usePathTo();
  const navigate = useNavigate();
  const home = to('home');
  /** Opened directly there is nothing to go back to; a button that does nothing looks broken. */
  const goBack = () => (hasPageBefore() ? navigate(-1) : navigate(home));
  return (
    <Hero
      title={words.title}
      lead={words.subtitle}
      size="hero"
      lay="above"
      actions={
        <>
          <ButtonLink to={home} large>
            {words.home}
          </ButtonLink>
          <Button quiet large onClick={() => void goBack()}>
            {words.back}
          </Button>
          <Link to={to('search')} reloadDocument className={styles.search}>
            {words.search}
          </Link>
        </>
      }
      bleed
      className={styles.notFound}
    >
      <EmptyBay label={words.picture} />
    </Hero>
  );
}

/** The length of the history counts pages ahead as well; only newer browsers tell them apart. */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}
