const KEPT = 'desk-hash';

/** What stands behind the '#' is not sent to the server: it waits in this tab until its reader has logged in. */
export const hashKept = {
  keep(pathname: string, hash: string) {
    sessionStorage.setItem(KEPT, `${pathname}${hash}`);
  },
  /** Once; nothing where somebody came back to another page. */
  take(pathname: string): string {
    const kept = sessionStorage.getItem(KEPT) ?? '';
    sessionStorage.removeItem(KEPT);
    return kept.startsWith(`${pathname}#`) ? kept.slice(pathname.length) : '';
  },
};
