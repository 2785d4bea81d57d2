import { appendFileSync } from 'node:fs';
import { type ReceiverBehaviour, startWebhookReceiver } from '../webhook-receiver.ts';

const { PORT, RECEIVED_FILE = '' } = process.env;

/** Records each webhook before answering, so that an answered one is always in the file. */
const receiver = await startWebhookReceiver({
  port: Number(PORT),
  onReceived: ({ headers }) => appendFileSync(RECEIVED_FILE, `${String(headers['webhook-id'])}\n`),
});
process.on('message', ({ behaviour }: { behaviour: ReceiverBehaviour }) =>
  receiver.answerWith(behaviour),
);
