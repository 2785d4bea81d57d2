import type { TagTracker } from '#domain/privacy/tracker-settings.ts';
import { isTag, scriptUrl } from '#domain/privacy/trackers.ts';
import { TRACKERS } from './trackers.ts';

const policy = scriptPolicy(TRACKERS.filter(isTag).map(scriptUrl));
const loaded = new Map<TagTracker, Promise<boolean>>();

/** Or on its way, which nothing can stop. */
export const isLoaded = (tag: TagTracker): boolean => loaded.has(tag);

/**
 * Once per document: agreeing, refusing and agreeing again does not start a tool twice. Answers whether
 * it loaded; one that did not may be requested again.
 */
export function loadTag(tag: TagTracker): Promise<boolean> {
  const arrival = loaded.get(tag) ?? arrivalOf(tag);
  loaded.set(tag, arrival);
  return arrival;
}

function arrivalOf(tag: TagTracker): Promise<boolean> {
  const globals = window as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(tag.globals)) globals[name] ??= withId(value, tag.id);
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(scriptUrl(tag)) as string;
  return new Promise((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => {
      loaded.delete(tag);
      resolve(false);
    };
    document.head.append(script);
  });
}

function withId(value: unknown, id: string): unknown {
  return JSON.parse(JSON.stringify(value), (_key, entry: unknown) =>
    typeof entry === 'string' ? entry.replaceAll('{id}', id) : entry,
  );
}

interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy;
}

/** The only way by which a script of someone else comes into the page: its exact address is listed. */
export function scriptPolicy(
  allowed: readonly string[],
  factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes,
): ScriptPolicy {
  const rules = {
    createScriptURL(url: string) {
      if (!allowed.includes(url)) throw new TypeError(`${url} is not a configured tracker`);
      return url;
    },
  };
  return factory?.createPolicy('consent-loader', rules) ?? rules;
}
