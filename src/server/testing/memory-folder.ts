import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const BYTES_NEEDED = 4 * 1024 ** 3;

/** For what a test writes and throws away. Linux keeps /dev/shm in memory; a container's is often small. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize >= BYTES_NEEDED) return '/dev/shm';
  } catch {
    // Another system than Linux.
  }
  return tmpdir();
}
