import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Brand } from '#domain/site/brand.ts';
import type { Role, Setting } from './setting.ts';
import { SETTING_NAMES, SETTINGS, type SettingName, type Values } from './settings.ts';

export type Environment = Record<string, string | undefined>;

/** Why a process does not start: which settings, and a sentence that says what to write. */
export interface Refusal {
  settings: readonly SettingName[];
  sentence: string;
}

export interface Situation {
  values: Values;
  /** Written by someone, rather than left to its default. */
  given: readonly SettingName[];
  roles: readonly Role[];
  brand: Brand;
}

export type Check = (situation: Situation) => Refusal[];

export interface GivenSetting {
  name: SettingName;
  /** Undefined: neither given nor with a default. */
  text: string | undefined;
  source: 'environment' | 'file' | 'build' | 'default' | 'left out';
}

interface Given {
  settings: readonly GivenSetting[];
  values: Values;
  /** Values are complete only when there are none. */
  refusals: readonly Refusal[];
}

/** What the environment says, each setting by itself. TOKEN_SECRET_FILE sets TOKEN_SECRET. */
export function givenSettings(environment: Environment): Given {
  const refusals: Refusal[] = [];
  const values: Partial<Record<SettingName, unknown>> = {};
  const settings = SETTING_NAMES.map((name) => {
    const refuse = (sentence: string) => refusals.push({ settings: [name], sentence });
    const given = textOf(name, environment, refuse);
    if (given.text !== undefined) values[name] = parsed(given, refuse);
    return given;
  });
  return { settings, values: values as Values, refusals };
}

function textOf(
  name: SettingName,
  environment: Environment,
  refuse: (sentence: string) => void,
): GivenSetting {
  const setting: Setting = SETTINGS[name];
  // 'PORT=' in a compose file means that nobody chose a port.
  const text = environment[name] || undefined;
  const file = setting.secret ? environment[`${name}_FILE`] || undefined : undefined;
  if (file !== undefined) {
    if (text !== undefined) refuse(`${name} and ${name}_FILE are both set: leave one of them out.`);
    const { content, problem } = contentOf(file);
    if (problem !== undefined) {
      const wanted = 'it must name a file that can be read and is not empty';
      refuse(`${name}_FILE is '${file}': ${wanted} (${problem}).`);
    }
    return { name, text: content, source: 'file' };
  }
  if (text !== undefined) return { name, text, source: 'environment' };
  if (setting.default !== undefined) return { name, text: setting.default, source: 'default' };
  return { name, text: undefined, source: 'left out' };
}

function parsed({ name, text }: GivenSetting, refuse: (sentence: string) => void): unknown {
  const setting: Setting = SETTINGS[name];
  const { success, output, issues } = v.safeParse(setting.kind, text);
  if (success) return output;
  const wrong = setting.secret ? 'is not right' : `is '${text}'`;
  refuse(`${name} ${wrong}: it must ${issues[0].message}.`);
  return undefined;
}

function contentOf(path: string): { content?: string; problem?: string } {
  try {
    const content = readFileSync(path, 'utf8').trim();
    return content === '' ? { problem: 'it is empty' } : { content };
  } catch (error) {
    return { problem: (error as NodeJS.ErrnoException).code ?? 'unknown error' };
  }
}
