import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Client } from 'pg';
import type { Config } from '../configuration/read-config.ts';

/** The caller's mistake: exit code 2, and how the command is called. */
export class UsageError extends Error {}

/** It could not be done: exit code 1, and this sentence alone. */
export class CommandFailed extends Error {}

export type Options = Record<
  string,
  ParseArgsOptionsConfig[string] & {
    /** The help's line. */
    about: string;
    /** What stands for its value in the help. */
    value?: string;
  }
>;

type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values'];

export interface Call<Given extends Options = Options> {
  values: Values<Given>;
  positionals: string[];
  json: boolean;
  /** Read when first asked for: without what is needed the command fails here. */
  readonly config: Config;
  environment: Record<string, string | undefined>;
  /** Connects as the owner of the tables when first asked. */
  database: () => Promise<Client>;
  write: (text: string) => void;
}

export interface Command<Given extends Options = Options> {
  /** As typed: 'leads list'. */
  name: string;
  /** Positionals as the help shows them: '<id>'. */
  takes?: string;
  about: string;
  options: Given;
  /** After the command's name. */
  example: string;
  run(call: Call<Given>): Promise<void>;
}

/** Infers from the options what `call.values` holds. */
export function command<const Given extends Options>(given: Command<Given>): Command {
  return given as unknown as Command;
}
