import { useLocation } from 'react-router';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { useHydrated } from '../../browser/hydration.ts';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import { Simulator } from '../../simulator/simulator.tsx';
import { usePage } from '../../words/use-words.ts';
import styles from './simulator.module.css';

export default function SimulatorPage() {
  const { words, language } = usePage<'simulator'>();
  const { trust } = words;
  const to = usePathTo();
  const { search } = useLocation();
  const query = useHydrated() ? search : '';
  return (
    <>
      <Simulator words={words} language={language} />
      <Column className={styles.trust}>
        <section data-print="none">
          <p className={text.figure}>{displayText(trust.figure)}</p>
          <div>
            <Heading level={2} size="sub">
              {trust.title}
            </Heading>
            <p>{trust.text}</p>
          </div>
          <ForwardLink to={`${to('simulator-method')}${query}`}>{trust.how}</ForwardLink>
        </section>
      </Column>
    </>
  );
}
