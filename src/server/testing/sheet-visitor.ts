import { sheetLink } from '#domain/site/absolute-links.ts';
import type { Language } from '#domain/site/language.ts';
import { sheetToken } from '../lead-sheets/stored-sheets.ts';
import { MAIL_SECRETS } from './start-mail-sender.ts';
import type { StartedMyData } from './start-my-data.ts';
import { storeLead } from './stored-rows.ts';

export const ANA = 'ana@fret.example';

/** What somebody does who has the link to a sheet, and what is left of it. */
export function sheetVisitor(my: () => StartedMyData) {
  const post = (path: string, language: Language, token: string, headers = {}) =>
    my().submit(`/${language}${path}`, { token, prefix: language }, headers);
  return {
    lead: (options: Parameters<typeof storeLead>[1] = {}) =>
      storeLead(my().sender.owner, { email: ANA, ...options }),
    tokenOf: (id: string) => sheetToken(MAIL_SECRETS, id),
    look: (token: string) => my().look(sheetLink('', 'fr', token)),
    open: (token: string, headers = {}) => post('/fiche', 'fr', token, headers),
    revoke: (token: string) => post('/fiche/revoquer', 'fr', token),
    log: () =>
      my().rows(`SELECT lead_submission_id AS id, event, happened_at, network
        FROM sheet_log ORDER BY happened_at`),
  };
}
