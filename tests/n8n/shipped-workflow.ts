import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { startPostgres } from '#server/testing/postgres.ts';
import { senderTo } from './events.ts';
import { type Credential, n8nOn } from './n8n.ts';

interface Node {
  name: string;
  type: string;
  parameters: {
    path?: string;
    assignments?: { assignments: { name: string; value: string }[] };
  };
}

/** As README has the customer make it: the credential takes text, so the key is text. */
function signingKey() {
  const key = randomBytes(32).toString('hex');
  return { key, secret: `whsec_${Buffer.from(key).toString('base64')}` };
}

function fill(nodes: Node[], settings: Record<string, string>): void {
  const fields = nodes.find(({ name }) => name === 'Settings')?.parameters.assignments?.assignments;
  for (const [name, value] of Object.entries(settings)) {
    const field = fields?.find((one) => one.name === name);
    if (field === undefined) throw new Error(`The node Settings has no ${name}.`);
    field.value = value;
  }
}

/**
 * A real n8n with one of the files of integrations/n8n, imported as it is. What a customer does is done:
 * the two credentials, under the names that the file gives them, and the fields of the node Settings.
 */
export async function startShipped(
  file: string,
  {
    settings,
    credential,
  }: { settings: Record<string, string>; credential: Omit<Credential, 'id'> },
) {
  const workflow = JSON.parse(readFileSync(`integrations/n8n/${file}`, 'utf8'));
  fill(workflow.nodes, settings);
  const { path } = workflow.nodes.find(({ type }: Node) => type.endsWith('.webhook')).parameters;
  const { key, secret } = signingKey();
  const postgres = await startPostgres();
  const n8n = await n8nOn(postgres);
  const url = `${n8n.origin}/webhook/${path}`;
  const stop = async () => {
    await n8n.kill();
    n8n.remove();
    await postgres.stop();
  };
  try {
    await n8n.addCredentials([
      { id: 'signingKey', name: 'Voltige signing key', type: 'crypto', data: { hmacSecret: key } },
      { id: 'toolAccess', ...credential },
    ]);
    await n8n.publish(workflow);
    await n8n.start();
    await isListening(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, secret, postgres, send: senderTo(url, secret), stop };
}

/** n8n says that it is ready before its workflows are: until then there is no such address. */
async function isListening(url: string): Promise<void> {
  const isThere = async () => (await fetch(url, { method: 'POST' })).status !== 404;
  await vi.waitFor(async () => expect(await isThere()).toBe(true), { timeout: 30_000 });
}
