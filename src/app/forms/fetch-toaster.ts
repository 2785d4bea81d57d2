/** Ahead of the first message, which may be that there is no connection to fetch anything by. */
export function fetchToaster(): void {
  import('#ui/toaster.tsx').catch(() => undefined);
}
