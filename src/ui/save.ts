const REVOKED_AFTER_MS = 60_000;

/** Lets the browser keep a file that the page has in memory. */
export function save(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: a browser that is busy has not yet read it, and would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}
