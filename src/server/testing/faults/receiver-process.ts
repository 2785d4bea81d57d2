import { appendFileSync } from 'node:fs';
import { type ReceiverMood, startWebhookReceiver } from '../webhook-receiver.ts';

const { PORT, RECEIVED_FILE = '' } = process.env;

/** Writes down what it got before it answers: what it has answered, it has. */
const receiver = await startWebhookReceiver({
  port: Number(PORT),
  onReceived: ({ headers }) => appendFileSync(RECEIVED_FILE, `${String(headers['webhook-id'])}\n`),
});
process.on('message', ({ mood }: { mood: ReceiverMood }) => receiver.answerWith(mood));
