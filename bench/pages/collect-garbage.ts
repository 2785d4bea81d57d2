import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into both servers that are compared. process.nextTick takes ten times as long in a process of Node 24
 * that has once collected its whole heap, which one that runs for days has; of two young ones chance decides which
 * has. On a signal both do.
 */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
