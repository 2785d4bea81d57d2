import type { DeskApi, OperationName } from '#domain/desk/desk-api.ts';
import type { Refusal } from '#domain/desk/login.ts';
import type { Identity, OpenIdProvider } from '../desk/provider.ts';
import { contents } from './people.ts';
import type { DeskAnswer, TestDesk } from './start-desk.ts';

type Rows = readonly string[];

/** A request, and what was to become of it. */
interface Asked {
  who: string;
  name: OperationName;
  wanted: Refusal | 'carried out';
  answer: DeskAnswer;
  /** A refused one changed something all the same. */
  changed: boolean;
}

/** A line that the audit log is to have. */
interface Expected {
  name: string;
  action: string;
  records: Rows;
  /** Of what was carried out: the answer that the line is about. */
  answer?: string;
}

/** Who comes back as '?code=lea' is the one whose subject is 'lea'. */
export function believingProvider(colleagues: readonly Identity[]): OpenIdProvider {
  const begun = { state: 'state', nonce: 'nonce', verifier: 'verifier' };
  return {
    begin: async () => ({ url: new URL('https://provider.example/'), begun }),
    finish: async (query) => {
      const found = colleagues.find(({ subject }) => query === `?code=${subject}`);
      if (found === undefined) throw new Error('The provider knows nobody of that name.');
      return found;
    },
    logoutUrl: async () => undefined,
  };
}

function cookieIn({ headers }: DeskAnswer, name: string): string {
  const pairs = headers['set-cookie']?.map((cookie) => cookie.split(';', 1)[0] ?? '') ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** What members do at the desk, and what the audit log is to say of it. */
export function deskDiary(desk: TestDesk) {
  const asked: Asked[] = [];
  const lines: Expected[] = [];

  /** From the login to the provider and back. */
  async function comeBack(subject: string): Promise<string> {
    const begun = cookieIn(await desk.send('/login', {}), '__Host-desk-login');
    const back = await desk.send(`/callback?code=${subject}`, {
      Cookie: `__Host-desk-login=${begun}`,
    });
    return cookieIn(back, '__Host-desk');
  }

  async function logIn({ subject, name: who }: Identity) {
    const { headers, ask } = desk.holder(await comeBack(subject));
    lines.push({ name: who, action: 'login', records: [] });
    return {
      /** Something that is carried out; `records` are the rows that its line has to name. */
      async does<Name extends OperationName>(
        name: Name,
        input: DeskApi[Name]['input'],
        records: Rows | ((answer: DeskApi[Name]['answer']) => Rows | Promise<Rows>) = [],
      ): Promise<DeskApi[Name]['answer']> {
        const answer = await ask(name, input);
        const body = answer.body as DeskApi[Name]['answer'];
        asked.push({ who, name, wanted: 'carried out', answer, changed: false });
        const named = typeof records === 'function' ? await records(body) : records;
        lines.push({ name: who, action: name, records: named, answer: answer.text });
        return body;
      },
      /** Something that is refused, and changes nothing. */
      async inVain(name: OperationName, input: unknown, wanted: Refusal): Promise<void> {
        const before = JSON.stringify(await contents(desk.database));
        const answer = await ask(name, input);
        const changed = JSON.stringify(await contents(desk.database)) !== before;
        asked.push({ who, name, wanted, answer, changed });
        if (wanted === 'role') lines.push({ name: who, action: 'refused', records: [] });
      },
      async logOut(): Promise<void> {
        await desk.send('/api/logout', headers, {});
        lines.push({ name: who, action: 'logout', records: [] });
      },
    };
  }

  return {
    asked,
    lines,
    logIn,
    /** Somebody without a role. */
    async isTurnedAway({ subject, name }: Identity): Promise<void> {
      await comeBack(subject);
      lines.push({ name, action: 'login refused', records: [] });
    },
  };
}
