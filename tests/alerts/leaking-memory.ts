import { getHeapStatistics } from 'node:v8';

/**
 * Loaded by --import beside a product that has 160 MB of heap: memory is kept that nobody needs, up to shortly before
 * the limit.
 */
const MOST_BYTES = 140 * 2 ** 20;

const kept: number[][] = [];
setInterval(() => {
  if (getHeapStatistics().used_heap_size < MOST_BYTES) kept.push(Array(200_000).fill(0.5));
}, 50).unref();
