import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/forced-colors.css';
import './desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Desk } from './desk.tsx';
import { LanguageProvider } from './language/language.tsx';
import { SessionProvider } from './session/session.tsx';

const place = document.getElementById('desk');
if (place === null) throw new Error('There is no place for the desk.');
createRoot(place).render(
  <StrictMode>
    <BrowserRouter>
      <LanguageProvider>
        <SessionProvider>
          <Desk />
        </SessionProvider>
      </LanguageProvider>
    </BrowserRouter>
  </StrictMode>,
);
