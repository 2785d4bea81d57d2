import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { email as emailField } from '#domain/leads/fields.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { outcomeOfSmtpError } from '../mail/transport.ts';
import { readIssue, readIssueFile } from '../newsletter-issues/issue-files.ts';
import { issueMail, sendTestMail } from '../newsletter-issues/issue-mail.ts';
import { type IssueReport, issueReports } from '../newsletter-issues/issue-report.ts';
import { IssueRefused } from '../newsletter-issues/parse-issue.ts';
import {
  planSending,
  type Sending,
  sendIssue,
  whileAlone,
} from '../newsletter-issues/send-issue.ts';
import type { Config } from '../startup/configuration/read-config.ts';
import { siteOrigin } from '../startup/configuration/site-origin.ts';
import { type Call, CommandFailed, command, UsageError } from './command.ts';
import { type Column, formatFields, formatTable, showRows } from './table.ts';

const sendOptions = {
  preview: {
    type: 'string',
    value: 'out.html',
    about: 'only write it as it would be sent, and as text beside it (out.txt)',
  },
  test: {
    type: 'string',
    value: 'e-mail',
    about: 'only send it to this address, marked as a test and recorded nowhere',
  },
  only: {
    type: 'string',
    value: 'language',
    about: `to the readers of one language: ${LANGUAGES.join(' or ')}`,
  },
  anyway: { type: 'boolean', about: 'although the last one is less than a month old' },
  yes: { type: 'boolean', about: 'send it; without this it says to how many it would go' },
} as const;

export const newsletterSend = command({
  name: 'newsletter send',
  takes: '<name.fr.mdx>',
  about: 'Sends an issue of the newsletter to everyone who confirmed, each in their language.',
  options: sendOptions,
  example: 'docs/newsletter/turpe-2026.fr.mdx --preview issue.html',
  async run(call) {
    const [path] = call.positionals;
    if (path === undefined || call.positionals.length > 1) {
      throw new UsageError('Name one file of the issue.');
    }
    const { preview, test } = call.values;
    await refusedInWords(async () => {
      if (preview !== undefined) writePreview(call, path, preview);
      else if (test !== undefined) await sendTest(call, path, test);
      else await sendToReaders(call, path);
    });
  },
});

/** What an issue is refused for is the operator's to mend, with the exit code of what cannot be done. */
async function refusedInWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof IssueRefused) throw new CommandFailed(error.message);
    throw error;
  }
}

type SendCall = Call<typeof sendOptions>;

/** The language is that of the named file. */
function writePreview({ config, write }: SendCall, path: string, out: string): void {
  const { html, text } = issueMail(readIssueFile(path), senderOf(config));
  const textFile = `${out.replace(/\.html?$/, '')}.txt`;
  try {
    writeFileSync(out, html);
    writeFileSync(textFile, text);
  } catch (error) {
    throw new CommandFailed(`${out} cannot be written (${(error as { code?: string }).code}).`);
  }
  write(`Written to ${out} and ${textFile}; nothing was sent.\n`);
}

async function sendTest({ config, write, database }: SendCall, path: string, to: string) {
  const parsed = v.safeParse(emailField, to);
  if (!parsed.success) throw new UsageError('--test must name one address.');
  const issue = readIssueFile(path);
  try {
    await sendTestMail(await database(), issue, senderOf(config), parsed.output);
  } catch (error) {
    const outcome = outcomeOfSmtpError(error);
    if (error instanceof IssueRefused || !('error' in outcome) || outcome.error === 'unknown') {
      throw error;
    }
    throw new CommandFailed(`The mail server did not take it (${outcome.error}).`);
  }
  write('One test was sent; nothing is recorded as sent.\n');
}

function senderOf(config: Config) {
  return {
    mail: config.deliveries.mail,
    origin: siteOrigin(config).origin,
    tokenSecrets: config.tokenSecrets,
  };
}

async function sendToReaders({ values, json, write, database }: SendCall, path: string) {
  const only = LANGUAGES.find((language) => language === values.only);
  if (values.only !== undefined && only === undefined) {
    throw new UsageError(`--only is '${values.only}': it must be ${LANGUAGES.join(' or ')}.`);
  }
  const issue = readIssue(path, only);
  const db = await database();
  await whileAlone(db, async () => {
    const sending = await planSending(db, issue, { anyway: values.anyway === true });
    const counted = countsIn(sending, Object.keys(issue.texts) as Language[]);
    if (!json) write(`${issue.name}: ${counted}\n`);
    if (!values.yes) {
      if (json) write(`${JSON.stringify({ would_send: sending.readers })}\n`);
      throw new CommandFailed('Nothing was sent: look at it with --preview, then add --yes.');
    }
    if (sending.readers.length === 0 && sending.resumed === undefined) {
      throw new CommandFailed('Nobody reads it: nothing was sent.');
    }
    const { id, enqueued } = await sendIssue(db, issue, sending);
    write(
      json
        ? `${JSON.stringify({ issue: id, enqueued })}\n`
        : `${enqueued} enqueued; the worker sends them. How far it is: newsletter report ${id.slice(0, 8)}\n`,
    );
  });
}

/** 'goes on after a break: 120 fr, 30 en' */
function countsIn({ resumed, readers }: Sending, languages: Language[]): string {
  const counts = languages.map((language) => {
    const found = readers.find((one) => one.language === language);
    return `${found?.readers ?? 0} ${language}`;
  });
  return `${resumed === undefined ? 'readers who confirmed' : 'goes on where it was broken off; readers left'}: ${counts.join(', ')}`;
}

type ReportRow = IssueReport & Record<string, unknown>;

const COLUMNS: Column<ReportRow>[] = [
  { title: 'ISSUE', of: ({ id }) => id.slice(0, 8) },
  { title: 'name', of: ({ name }) => name },
  { title: 'started', of: ({ started }) => started },
  { title: 'finished', of: ({ finished, complete }) => finished ?? (complete ? '' : 'broken off') },
  { title: 'sent', of: ({ sent }) => sent },
  { title: 'waiting', of: ({ waiting }) => waiting },
  { title: 'failed', of: ({ failed }) => failed },
  { title: 'skipped', of: ({ skipped }) => skipped },
];

export const newsletterReport = command({
  name: 'newsletter report',
  takes: '[<issue>]',
  about: 'Says how far an issue is: sent, waiting, failed for good, skipped and why; or lists all.',
  options: {},
  example: 'turpe-2026',
  async run({ positionals, json, write, database }) {
    const [wanted] = positionals;
    if (positionals.length > 1) throw new UsageError('Name one issue, or none for a list.');
    const reports = (await issueReports(await database(), wanted)) as ReportRow[];
    if (wanted === undefined || json) return showRows({ json, write }, reports, COLUMNS);
    if (reports.length === 0) throw new CommandFailed('No issue has that name or id.');
    for (const report of reports) write(detailsOf(report));
  },
});

function detailsOf({ subjects, reasons, name, complete, ...report }: ReportRow): string {
  const listed = reasons.map(({ outcome, why, count }) => ({ outcome, why, count }));
  return [
    formatFields(name, { ...report, ...(complete ? {} : { sending: 'broken off' }) }, new Set()),
    ...Object.entries(subjects).map(([language, subject]) => `  ${language}: ${subject}\n`),
    listed.length === 0
      ? ''
      : formatTable(listed, [
          { title: 'OUTCOME', of: ({ outcome }) => `  ${outcome}` },
          { title: 'mails', of: ({ count }) => count },
          { title: 'why', of: ({ why }) => why },
        ]),
  ].join('');
}
