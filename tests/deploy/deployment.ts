import { startSmtpSink } from '#server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts';

export type Deployment = Awaited<ReturnType<typeof startDeployment>>;

/** What all ways to run it have in common: receivers of its events and mails, a table of what was seen. */
export async function startDeployment(ports: { webhooks?: number; mails?: number } = {}) {
  const webhooks = await startWebhookReceiver({ port: ports.webhooks ?? 0 });
  const mails = await startSmtpSink({ port: ports.mails ?? 0 });
  const steps: { step: string; seconds: string; result: string }[] = [];
  return {
    webhooks,
    mails,
    steps,
    step: async (name: string, work: () => Promise<string> | string): Promise<void> => {
      const start = Date.now();
      console.log(name);
      const result = await work();
      steps.push({ step: name, seconds: ((Date.now() - start) / 1000).toFixed(1), result });
    },
    expectThat: (holds: boolean, otherwise: string): void => {
      if (!holds) throw new Error(otherwise);
    },
    async stop(): Promise<void> {
      await Promise.all([webhooks.stop(), mails.stop()]);
    },
  };
}
