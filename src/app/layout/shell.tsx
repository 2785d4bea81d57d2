import type { ReactNode } from 'react';
import { ContactDialogPlace } from '../forms/contact-dialog-place.tsx';
import type { PageData } from '../page.ts';
import { ConsentPlace } from './consent-place.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { RouteFocus } from './route-focus.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { Toasts } from './toasts.tsx';

interface ShellProps {
  shell: PageData<'shell'>;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ shell, children }: ShellProps) {
  const { words, language } = shell;
  return (
    <>
      <SkipLink>{words.skip}</SkipLink>
      <ConsentPlace language={language} />
      <Header words={words} language={language} />
      <MobileMenu words={words} language={language} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
      <RouteFocus />
      <ContactDialogPlace language={language} offline={words.offline} />
      <Toasts words={words.toast} />
    </>
  );
}
