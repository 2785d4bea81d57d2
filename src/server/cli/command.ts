import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Client } from 'pg';
import type { Config } from '../startup/configuration/read-config.ts';

/** Wrong arguments: exit code 2, with the command's help. */
export class UsageError extends Error {}

/** The command failed: exit code 1, with the message alone. */
export class CommandFailed extends Error {}

export type Options = Record<
  string,
  ParseArgsOptionsConfig[string] & {
    /** Its line in the help. */
    about: string;
    /** The name of its value in the help. */
    value?: string;
  }
>;

type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values'];

export interface Call<Given extends Options = Options> {
  values: Values<Given>;
  positionals: string[];
  json: boolean;
  /** Read at first access, and fails there if a setting is missing: not every command needs it. */
  readonly config: Config;
  environment: Record<string, string | undefined>;
  /** Connects at the first call, as the owner of the tables. */
  database: () => Promise<Client>;
  write: (text: string) => void;
}

export interface Command<Given extends Options = Options> {
  /** As typed: 'leads export'. */
  name: string;
  /** Positionals as the help shows them: '<id>'. */
  takes?: string;
  about: string;
  options: Given;
  /** Arguments, shown after the command's name. */
  example: string;
  run(call: Call<Given>): Promise<void>;
}

/** Infers from the options what `call.values` holds. */
export function command<const Given extends Options>(given: Command<Given>): Command {
  return given as unknown as Command;
}
