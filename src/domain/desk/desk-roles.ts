/** What somebody does at the desk; one person may have several. */
export const DESK_ROLES = ['sales', 'privacy', 'operations'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** Each page, its address, and who finds it; for anybody else it is refused and the attempt logged. */
export const DESK_PAGES = {
  requests: { path: '/requests', roles: ['sales'] },
  people: { path: '/people', roles: ['privacy'] },
  deliveries: { path: '/deliveries', roles: ['operations'] },
  audit: { path: '/log', roles: ['privacy', 'operations'] },
} as const satisfies Record<string, { path: string; roles: readonly DeskRole[] }>;

export type DeskPage = keyof typeof DESK_PAGES;
export const DESK_PAGE_NAMES = Object.keys(DESK_PAGES) as DeskPage[];

/** pagesFor(['privacy']) // => ['people', 'audit'] */
export function pagesFor(roles: readonly DeskRole[]): DeskPage[] {
  return DESK_PAGE_NAMES.filter((page) =>
    DESK_PAGES[page].roles.some((role) => roles.includes(role)),
  );
}

/** Who is logged in, as the desk's pages know them. */
export interface Member {
  name: string;
  roles: readonly DeskRole[];
}

/** What a page asks first. */
export interface OwnSession extends Member {
  /** Whom the provider named: two colleagues may be called the same. */
  subject: string;
  /** Goes back with each request of the page, so that another site cannot make one. */
  csrf: string;
  /** When it ends at the latest, whatever is done. */
  endsAt: string;
}

export const SESSION_IDLE_MINUTES = 120;
export const SESSION_LONGEST_MINUTES = 600;
