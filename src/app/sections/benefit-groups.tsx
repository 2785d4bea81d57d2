import type { ReactNode } from 'react';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../fill.ts';
import styles from './benefit-groups.module.css';

interface BenefitWords {
  title: string;
  before: string;
  figure: string;
  condition: string;
  points: readonly { title: string; text: string }[];
}

interface BenefitGroup {
  words: BenefitWords;
  /** To where the figure can be checked. */
  link?: ReactNode;
}

interface BenefitGroupsProps {
  title: string;
  groups: readonly BenefitGroup[];
  figures: Record<string, string>;
}

/** A ledger: who gains, the figure with its condition, and what stands behind it. */
export function BenefitGroups({ title, groups, figures }: BenefitGroupsProps) {
  const write = (words: string) => displayText(fill(words, figures));
  return (
    <Section className={styles.ground}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {groups.map(({ words: group, link }) => (
        <div key={group.title} className={styles.group}>
          <Heading level={3} size="head">
            {group.title}
          </Heading>
          <div>
            <p className={styles.before}>{write(group.before)}</p>
            <p className={`${text.figure} ${styles.figure}`}>{write(group.figure)}</p>
            <p className={styles.condition}>
              {fill(group.condition, figures)} {link}
            </p>
          </div>
          <dl className={styles.points}>
            {group.points.map((point) => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}
