import { useEffect, useRef } from 'react';
import { Link, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { fill } from '#content/fill.ts';
import {
  DESK_PAGE_NAMES,
  DESK_PAGES,
  type DeskPage,
  type DeskRole,
  pagesFor,
} from '#domain/desk/desk-roles.ts';
import { DeliveriesPage } from './deliveries/deliveries-page.tsx';
import { Frame } from './frame/frame.tsx';
import { Notice } from './frame/page-parts.tsx';
import { useWords } from './language/language.tsx';
import { AuditPage } from './log/audit-page.tsx';
import { LoginPage, SessionEnded } from './login/login-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { RequestsPages } from './requests/requests-page.tsx';
import { hashKept } from './session/hash-kept.ts';
import { useDesk, useSession } from './session/session.tsx';

/** The login page, or the desk. */
export function Desk() {
  const { state } = useDesk();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const isIn = state.kind === 'in';
  useEffect(() => {
    const kept = isIn ? hashKept.take(pathname) : '';
    if (kept !== '' && hash === '') void navigate(`${pathname}${kept}`, { replace: true });
  }, [isIn, pathname, hash, navigate]);
  if (state.kind === 'asking') return null;
  if (state.kind === 'out' || state.kind === 'lost') return <LoginPage />;
  return (
    <>
      <Frame>
        <Pages />
      </Frame>
      {state.kind === 'ended' && <SessionEnded />}
    </>
  );
}

const PAGES: Record<DeskPage, () => React.JSX.Element> = {
  requests: RequestsPages,
  deliveries: DeliveriesPage,
  people: PeoplePage,
  audit: AuditPage,
};

function Pages() {
  const { roles } = useSession();
  const [first] = pagesFor(roles);
  return (
    <Routes>
      <Route
        path="/"
        element={first ? <Navigate to={DESK_PAGES[first].path} replace /> : <Missing />}
      />
      {DESK_PAGE_NAMES.map((page) => (
        <Route key={page} path={`${DESK_PAGES[page].path}/*`} element={<Shown page={page} />} />
      ))}
      <Route path="*" element={<Missing />} />
    </Routes>
  );
}

function Shown({ page }: { page: DeskPage }) {
  const { roles } = useSession();
  const { words } = useWords();
  const Page = PAGES[page];
  useEffect(() => {
    document.title = `${words.pages[page]}, ${words.name}`;
  }, [page, words]);
  if (!pagesFor(roles).includes(page)) return <Reserved page={page} roles={roles} />;
  return <Page />;
}

/** Somebody typed the address of a page that their role may not see: shown to them, and written to the audit log. */
function Reserved({ page, roles }: { page: DeskPage; roles: readonly DeskRole[] }) {
  const { ask } = useDesk();
  const { words } = useWords();
  const { pathname } = useLocation();
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    void ask('page.refused', { page }).catch(() => {});
  }, [ask, page, pathname]);
  const named = (of: readonly DeskRole[]) => of.map((role) => words.roles[role]).join(', ');
  return (
    <Notice
      title={fill(words.refused.title, { roles: named(DESK_PAGES[page].roles) })}
      text={fill(words.refused.text, { own: named(roles) })}
    >
      <Link to="/">{words.refused.back}</Link>
    </Notice>
  );
}

function Missing() {
  const { words } = useWords();
  return (
    <Notice title={words.missing.title}>
      <Link to="/">{words.missing.back}</Link>
    </Notice>
  );
}
