import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import { DEFAULT_INPUTS, simulate } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { TooBusy } from '../process/side-task.ts';
import { textOf } from '../testing/read-pdf.ts';
import { type AnalysisProcess, type AnalysisRequest, analysisProcess } from './analysis-process.ts';

const log = { error: vi.fn() };
let analyses: AnalysisProcess;
afterEach(async () => {
  await analyses.stop();
  log.error.mockClear();
});

function request(vehicles: number): AnalysisRequest {
  const inputs = { ...DEFAULT_INPUTS, vehicles };
  return {
    analysed: { inputs, mode: 'simple', given: givenAnswers(inputs) },
    frame: {
      language: 'fr',
      day: '2026-11-18',
      link: 'https://www.voltige.example/fr/simulateur',
      methodLink: 'https://www.voltige.example/fr/simulateur/methode',
      statements: {},
    },
  };
}

/** Of the processes that this one has started, those that make analyses. */
function running(): number[] {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  }).split('\n');
  return lines.filter((line) => line.includes('analysis-process-entry')).map(Number.parseFloat);
}

test('the process makes the analysis of the figures that the simulator shows', async () => {
  analyses = analysisProcess({ log });
  const { pdf, shown } = await analyses.run(request(40));
  const inputs = { ...DEFAULT_INPUTS, vehicles: 40, mode: 'simple' as const };
  expect(shown).toEqual(simulate(inputs, FRENCH_YEARS).shown);
  expect(textOf(pdf)).toContain('40 utilitaires');
});

test('it runs as a child process at low priority and without the secrets', async () => {
  vi.stubEnv('TOKEN_SECRET', 'not to be handed on');
  analyses = analysisProcess({ log });
  await analyses.run(request(40));
  const [pid = 0] = running();
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  const environment = execFileSync('cat', [`/proc/${pid}/environ`], { encoding: 'utf8' });
  expect(environment).not.toMatch(/TOKEN_SECRET|DATABASE/);
  vi.unstubAllEnvs();
});

test('when killed, it loses the current analysis and makes the next', async () => {
  analyses = analysisProcess({ log });
  await analyses.run(request(40));
  const [pid = 0] = running();
  const lost = analyses.run(request(41));
  const next = analyses.run(request(42));
  process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toThrow(/SIGKILL/);
  expect(textOf((await next).pdf)).toContain('42 utilitaires');
  expect(log.error).toHaveBeenCalledOnce();
});

test('without work it ends by itself, and is there again for the next', async () => {
  analyses = analysisProcess({ log, idleMs: 200 });
  await analyses.run(request(40));
  expect(running()).toHaveLength(1);
  await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 10_000 });
  await analyses.run(request(41));
  expect(running()).toHaveLength(1);
  expect(log.error).not.toHaveBeenCalled();
});

test('when stopped, it rejects what waits and leaves no process running', async () => {
  analyses = analysisProcess({ log });
  const asked = [40, 41].map((vehicles) => analyses.run(request(vehicles)));
  const answers = Promise.allSettled(asked);
  await pause(300);
  await analyses.stop();
  for (const answer of await answers) {
    expect(answer).toMatchObject({ reason: expect.any(TooBusy) });
  }
  expect(running()).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});
