import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const html = renderToStaticMarkup(
  <Tabs
    label="Mode"
    idPrefix="sim"
    tabs={[
      { id: 'a', name: 'Simple', href: '?' },
      { id: 'b', name: 'Expert', href: '?m=b' },
    ]}
    selected="b"
    onSelect={() => undefined}
  />,
);

test('A12: one tab is chosen and is the only stop; each names its panel', () => {
  expect(html).toContain('role="tablist" aria-label="Mode"');
  expect(html).toMatch(
    /id="sim-tab-b"[^>]*aria-selected="true"[^>]*aria-controls="sim-panel-b"[^>]*tabindex="0"/i,
  );
  expect(html).toMatch(/id="sim-tab-a"[^>]*aria-selected="false"[^>]*tabindex="-1"/i);
});

test('before scripts have come a tab is a link', () => {
  expect(html).toMatch(/<a [^>]*href="\?m=b"/);
});
