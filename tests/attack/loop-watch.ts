import { isMainThread } from 'node:worker_threads';

const TICK_MS = 5;
const MOST_HELD_MS = 50;

/** Loaded into the attacked process by --import: it writes a line whenever our code held the event loop for too long. */
let lastMs = performance.now();
let last = process.threadCpuUsage();
function look(): void {
  const nowMs = performance.now();
  const { user, system } = process.threadCpuUsage(last);
  // A tick is also late when the machine runs something else: what the thread computed meanwhile is ours.
  const heldMs = Math.min(nowMs - lastMs - TICK_MS, (user + system) / 1000);
  if (heldMs > MOST_HELD_MS) process.stderr.write(`held the event loop ${heldMs} ms\n`);
  lastMs = nowMs;
  last = process.threadCpuUsage();
}
// Simulations are computed on a thread of their own, which may be as busy as it likes.
if (isMainThread) setInterval(look, TICK_MS).unref();
