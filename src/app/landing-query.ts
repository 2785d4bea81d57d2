let landed: string | undefined;

/** The query of the first address of this visit, read before a navigation changes it. */
export function landingQuery(): string {
  landed ??= location.search;
  return landed;
}
