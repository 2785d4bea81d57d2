import { unsubscribeLinks } from '#domain/site/absolute-links.ts';
import type { Language } from '#domain/site/language.ts';
import { unsubscribeToken } from '../http/newsletter-tokens.ts';
import { suppressedIn } from '../mail/suppression.ts';
import { siteOrigin } from '../startup/configuration/site-origin.ts';
import { command } from './command.ts';
import { exportOptions, exportRows } from './csv.ts';
import { serverSecrets } from './server-secrets.ts';

const STORED = ['email', 'language', 'confirmed_at', 'consent_text_version', 'source'] as const;

export const newsletterExport = command({
  name: 'newsletter export',
  about:
    'Writes everyone who confirmed and may be written to, as a line each, with links to leave.',
  options: exportOptions,
  example: '--csv --output newsletter.csv',
  async run(call) {
    const secrets = serverSecrets(call.config);
    const { origin } = siteOrigin(call.config);
    const isSuppressed = await suppressedIn(await call.database(), secrets);
    await exportRows(call, {
      columns: [...STORED, 'unsubscribe_url', 'unsubscribe_one_click_url'],
      statement: `SELECT id, ${STORED.join(', ')} FROM newsletter_subscribers
        WHERE state = 'confirmed' ORDER BY confirmed_at, id`,
      values: [],
      complete({ id, ...stored }) {
        if (isSuppressed(String(stored.email))) return undefined;
        const token = unsubscribeToken(secrets, String(id));
        return { ...stored, ...unsubscribeLinks(origin, stored.language as Language, token) };
      },
    });
  },
});
