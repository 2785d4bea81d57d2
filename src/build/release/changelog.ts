const UNRELEASED = '## Unreleased';

/**
 * What was unreleased becomes the version of that day, below a new place for what comes next. Refuses when nobody
 * wrote down what changed.
 */
export function withRelease(changelog: string, version: string, day: string): string {
  const parts = changelog.split(`\n${UNRELEASED}\n`);
  const [head = '', rest] = parts;
  if (rest === undefined || parts.length > 2) {
    throw new Error(`CHANGELOG.md must have one heading '${UNRELEASED}'.`);
  }
  const [entries = ''] = rest.split(/^## /m);
  if (!/^- \S/m.test(entries)) {
    throw new Error(`CHANGELOG.md has no entry under '${UNRELEASED}'.`);
  }
  return `${head}\n${UNRELEASED}\n\n## ${version}, ${day}\n${rest}`;
}
