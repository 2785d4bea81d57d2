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
