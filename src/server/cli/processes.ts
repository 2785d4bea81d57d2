interface Process {
  about: string;
  /** Loading it runs it; no other command pays for what it brings along. */
  run: () => Promise<unknown>;
}

/** What is started by a name alone, and takes its settings from the environment. */
export const PROCESSES: ReadonlyMap<string, Process> = new Map<string, Process>([
  [
    'site',
    {
      about: 'Serves pages and API; makes the deliveries too, unless WORKER is off.',
      run: () => import('../startup/main.ts'),
    },
  ],
  [
    'worker',
    { about: 'Makes the deliveries alone.', run: () => import('../startup/worker-command.ts') },
  ],
  [
    'desk',
    {
      about: 'Serves the pages of the people who work with leads.',
      run: () => import('../startup/desk-command.ts'),
    },
  ],
  [
    'migrate',
    {
      about: 'Prepares the database; twice does no harm.',
      run: () => import('../startup/migrate-command.ts'),
    },
  ],
]);
