import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AUTHORITIES } from '#domain/authorities.ts';
import { BRAND } from '#domain/brand.ts';
import type { Language } from '#domain/language.ts';
import { usePathTo } from '../use-path-to.ts';
import { useShell } from '../use-words.ts';

const mailTo = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
const website = ({ url, shown }: { url: string; shown: string }) => <a href={url}>{shown}</a>;

/** What the legal texts may point at; pages go by the name the footer gives them. */
export function useLegalLinks(language: Language): Record<string, ReactNode> {
  const to = usePathTo();
  const names = useShell()?.words.footer.pages;
  const { phone, email, legal } = BRAND;
  return {
    contactEmail: mailTo(email.contact),
    privacyEmail: mailTo(email.privacy),
    securityEmail: mailTo(email.security),
    phone: <a href={`tel:${phone.international}`}>{phone[language]}</a>,
    hostPhone: <a href={`tel:${legal.host.phone.international}`}>{legal.host.phone[language]}</a>,
    dataProtectionSite: website(AUTHORITIES.dataProtection),
    rightsDefenderSite: website(AUTHORITIES.rightsDefender),
    privacyPage: <Link to={to('privacy')}>{names?.privacy}</Link>,
    cookiesPage: <Link to={to('cookies')}>{names?.cookies}</Link>,
    legalNoticePage: <Link to={to('legal-notice')}>{names?.['legal-notice']}</Link>,
  };
}
