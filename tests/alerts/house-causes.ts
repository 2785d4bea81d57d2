import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CLIENT_ERROR } from '#server/testing/sample-forms.ts';
import { type Cause, inParallel, type Parts, repeatedly } from './cause.ts';

/** What stands in the way of nothing else. */
export function quietCauses({ house, prometheus, targets }: Parts): Cause[] {
  const age = (kind: string, interval: string) =>
    house.owner.query(
      'UPDATE maintenance_runs SET finished_at = now() - $2::interval WHERE kind = $1',
      [kind, interval],
    );
  return [
    {
      words: 'their rows in maintenance_runs are set back in time',
      alerts: ['BackupOld', 'RefusalsOld', 'DrillOld', 'RetentionOld'],
      begin: async () => {
        await age('backup', '27 hours');
        await age('refusals', '31 minutes');
        await age('drill', '9 days');
        await age('retention', '27 hours');
      },
      end: () => house.refreshMaintenance(),
    },
    {
      words: 'their rows in maintenance_runs are deleted: it was never done',
      alerts: ['BackupOld', 'RefusalsOld', 'DrillOld', 'RetentionOld'],
      begin: async () => void (await house.owner.query('DELETE FROM maintenance_runs')),
      end: () => house.refreshMaintenance(),
    },
    {
      words: 'Prometheus is not told where the worker is',
      alerts: ['MetricsMissing'],
      begin: () => prometheus.reload({ ...targets, 'voltige-worker': [] }),
      end: () => prometheus.reload(targets),
    },
    {
      words: 'two hundred pages fail in browsers',
      alerts: ['BrowserErrors'],
      begin: async () => {
        for (let nth = 0; nth < 200; nth += 1) {
          await house.send(house.first.port, '/api/client-errors', CLIENT_ERROR);
          await pause(50);
        }
      },
      end: () => {},
    },
    diskCause(),
  ];
}

function diskCause(): Cause {
  let folder = '';
  return {
    words: 'a small disk (tmpfs) is filled',
    alerts: ['DiskNearlyFull'],
    begin: () => {
      folder = mkdtempSync(join(tmpdir(), 'voltige-full-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'pipe' });
      writeFileSync(join(folder, 'ballast'), Buffer.alloc(3.8 * 1024 * 1024));
    },
    end: () => {
      execFileSync('umount', [folder], { stdio: 'pipe' });
      rmdirSync(folder);
    },
  };
}

/** Of the database and all processes: at the end, each alone. */
export function houseCauses({ house }: Parts): Cause[] {
  const { postgres, owner, first, second } = house;
  let stops: (() => Promise<void>)[] = [];
  return [
    {
      words:
        'a transaction holds the table of leads for 1.5 s again and again, and 30 visitors send at once',
      alerts: ['PoolExhausted', 'ApiSlow'],
      begin: async () => {
        const blocker = new Client(postgres.ownerUrl);
        await blocker.connect();
        stops = [
          repeatedly(async () => {
            await blocker.query('BEGIN; LOCK TABLE crm_leads IN ACCESS EXCLUSIVE MODE');
            await pause(1_500);
            await blocker.query('COMMIT');
          }),
          repeatedly(inParallel(30, () => house.lead())),
          () => blocker.end(),
        ];
      },
      end: async () => {
        for (const stop of stops) await stop();
      },
    },
    {
      words: 'PostgreSQL is killed',
      alerts: ['DatabaseNotReady', 'ApiErrorsSlow'],
      untold: ['ApiErrorsFast', 'ApiErrorsSlow', 'MetricsMissing', 'DeskWithoutDatabase'],
      begin: () => postgres.kill(),
      end: () => postgres.restart(),
    },
    {
      words: 'both processes of the site are killed',
      alerts: ['SiteDown'],
      begin: async () => void (await Promise.all([first.kill(), second.kill()])),
      end: () => {
        first.start();
        second.start();
      },
    },
    {
      words: 'the table of leads refuses every row',
      alerts: ['ApiErrorsFast'],
      begin: async () => {
        await owner.query(
          'ALTER TABLE crm_leads ADD CONSTRAINT refused CHECK (first_name IS NULL) NOT VALID',
        );
      },
      end: async () => void (await owner.query('ALTER TABLE crm_leads DROP CONSTRAINT refused')),
    },
  ];
}
