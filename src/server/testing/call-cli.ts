import { runCli } from '../cli/run-cli.ts';

export interface CliAnswer {
  code: number;
  printed: string;
  complained: string;
}

/** The command line as an operator calls it, in this process. */
export async function callCli(
  args: string[],
  environment: Record<string, string> = {},
): Promise<CliAnswer> {
  let printed = '';
  let complained = '';
  const code = await runCli(args, {
    environment,
    write: (text) => {
      printed += text;
    },
    writeError: (text) => {
      complained += text;
    },
  });
  return { code, printed, complained };
}
