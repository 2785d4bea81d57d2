import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const TICK_MS = 5;

export interface Measured {
  /** The longest that our code held the event loop since the last question. */
  heldMs: number;
  rssMb: number;
  /** What the program holds on to; exact only when garbage was collected for the question. */
  heldMb: number;
  /** The highest of its whole life. */
  peakRssMb: number;
  cpuMs: number;
}

/** Loaded into the attacked process by --import: it measures from inside, and the product is as it is. */
let lastMs = performance.now();
let last = process.threadCpuUsage();
let heldMs = 0;
setInterval(() => {
  const nowMs = performance.now();
  const { user, system } = process.threadCpuUsage(last);
  // A tick is also late when the machine runs something else: what the thread computed meanwhile is ours.
  heldMs = Math.max(heldMs, Math.min(nowMs - lastMs - TICK_MS, (user + system) / 1000));
  lastMs = nowMs;
  last = process.threadCpuUsage();
}, TICK_MS).unref();

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

process.on('message', (message: { question?: number; collect?: boolean }) => {
  if (message.question === undefined) return;
  // A delay shows when the timer runs late, which may be after this message is read.
  setTimeout(() => {
    if (message.collect) collectGarbage();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    const measured: Measured = {
      heldMs,
      rssMb: process.memoryUsage.rss() / 2 ** 20,
      heldMb: (heapUsed + external) / 2 ** 20,
      peakRssMb: process.resourceUsage().maxRSS / 1024,
      cpuMs: (user + system) / 1000,
    };
    heldMs = 0;
    process.send?.({ answer: message.question, measured });
  }, 3 * TICK_MS);
});
// Whoever started it is gone, perhaps killed: nothing must be left running.
process.once('disconnect', () => process.exit());
process.channel?.unref();
