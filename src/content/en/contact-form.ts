import type fr from '../fr/contact-form.ts';
import { promised } from '../promises.ts';
import type { Words } from '../words.ts';
import forms from './forms.ts';

export default {
  shared: forms,
  title: 'Write to us',
  dialogTitle: 'Get in touch',
  dialogLead: `We reply ${promised('replyWithin', 'en')}.`,
  close: 'Close',
  cancel: 'Cancel',
  labels: {
    name: 'Full name *',
    email: 'Work email *',
    company: 'Company',
    phone: 'Telephone',
    subject: 'Subject of your request *',
    message: 'Message *',
    messageOptional: 'Message',
  },
  hint: 'To get a figure: how many vehicles, when they are plugged in, which chargers.',
  missing: {
    name: 'Enter your name',
    email: 'Enter your email address',
    subject: 'Choose the subject of your request',
    message: 'Write your message',
  },
  subjects: {
    demo: 'A demonstration',
    pricing: 'Pricing',
    partnership: 'A business partnership',
    technical: 'A technical question',
    support: 'Customer support',
    other: 'Something else',
  },
  send: 'Send the message',
  sendRequest: 'Send the request',
  sent: {
    title: 'Message sent!',
    text: `We reply ${promised('replyWithin', 'en')}.`,
  },
} as const satisfies Words<typeof fr>;
