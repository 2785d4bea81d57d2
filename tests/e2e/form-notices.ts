import type { Locator } from '@playwright/test';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expect } from './watched-page.ts';

/** Typed here a second time on purpose: the law asks for them, whatever the content says. */
const SAYS = {
  request: {
    fr: {
      purpose: 'pour traiter votre demande',
      recipients: 'ses prestataires techniques et personne d’autre',
      retention: 'effacées 3 ans après notre dernier échange',
    },
    en: {
      purpose: 'to deal with your request',
      recipients: 'its technical providers and nobody else',
      retention: 'erased 3 years after we were last in touch',
    },
  },
  newsletter: {
    fr: {
      purpose: 'ne sert qu’à vous envoyer la lettre',
      recipients: 'son prestataire d’envoi',
      retention: 'effacée à la désinscription',
      proof: 'la preuve de votre accord est gardée 3 ans',
    },
    en: {
      purpose: 'used only to send you the newsletter',
      recipients: 'its mail provider',
      retention: 'erased when you unsubscribe',
      proof: 'proof of your consent is kept for 3 years',
    },
  },
} as const;

/** P11: controller, purpose, recipients, retention, whom to ask and where to read more. */
export async function expectNotice(
  form: Locator,
  language: Language,
  use: keyof typeof SAYS,
): Promise<void> {
  const id = await form.getAttribute('aria-describedby');
  const notice = form.page().locator(`[id="${id}"]`);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(BRAND.legal.company);
  for (const text of Object.values(SAYS[use][language])) await expect(notice).toContainText(text);
  await expect(notice.getByRole('link', { name: BRAND.email.privacy })).toBeVisible();
  await expect(notice.locator(`a[href="${pathTo('privacy', language)}"]`)).toBeVisible();
}
