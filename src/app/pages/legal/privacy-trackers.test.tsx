import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { trackersFrom } from '#domain/privacy/tracker-settings.ts';
import { shownTrackers } from '#domain/privacy/trackers.ts';
import { TrackerRecipients, TrackerUses } from './privacy-trackers.tsx';

const trackers = shownTrackers(
  trackersFrom(JSON.parse(readFileSync('tests/e2e/trackers.json', 'utf8'))),
);
const { trackers: words } = await loadWords('privacy', 'en');

test('the list of recipients is called complete once its last recipient is named', () => {
  const shown = (configured: typeof trackers) =>
    renderToStaticMarkup(
      <TrackerRecipients trackers={configured} words={words} language="en" />,
    ).replace(/<[^>]+>/g, ' ');
  expect(shown(trackers)).toMatch(/Plausible.+Causette SAS.+This list is complete/);
  expect(shown([])).toContain('This list is complete.');
});

test('a transfer names what protects it: an adequacy decision, or else standard clauses', () => {
  const shown = renderToStaticMarkup(
    <TrackerRecipients trackers={trackers} words={words} language="en" />,
  );
  expect(shown).toMatch(
    /only to Quivient Inc\., .+adequacy decision.+standard contractual clauses/,
  );
});

test('P12: every purpose of the configured tools has its legal basis, and no other', () => {
  const shown = (configured: typeof trackers) =>
    renderToStaticMarkup(<TrackerUses trackers={configured} words={words} />);
  for (const { name, text } of Object.values(words.uses)) {
    expect(shown(trackers)).toContain(`<dt>${name}</dt><dd>${text}</dd>`);
  }
  const onlyChat = shown(trackers.filter(({ purpose }) => purpose === 'chat'));
  expect(onlyChat).toContain(words.uses.chat.name);
  expect(onlyChat).not.toContain(words.uses.identification.name);
  expect(shown([])).toBe('');
});
