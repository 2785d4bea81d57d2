import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { DeskApi, OperationName } from '#domain/desk/desk-api.ts';
import type { OwnSession } from '#domain/desk/desk-roles.ts';
import { get, NoAnswer, post } from './ask.ts';

type State =
  | { kind: 'asking' | 'out' | 'lost' }
  /** It ended while a page was open: what stands on the page is kept until somebody is back. */
  | { kind: 'in' | 'ended'; session: OwnSession };

interface Desk {
  state: State;
  /** Whether somebody is back, in another tab perhaps. */
  look: () => Promise<void>;
  logOut: () => Promise<void>;
  ask: <Name extends OperationName>(
    name: Name,
    input: DeskApi[Name]['input'],
  ) => Promise<DeskApi[Name]['answer']>;
}

const Context = createContext<Desk | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ kind: 'asking' });
  // Requests use what is known when they leave, not when their page was drawn.
  const known = useRef<OwnSession>(undefined);

  const look = useCallback(async () => {
    const earlier = known.current;
    try {
      const { session } = (await get('/api/session')) as { session: OwnSession | null };
      if (session === null) {
        setState(earlier ? { kind: 'ended', session: earlier } : { kind: 'out' });
        return;
      }
      // Somebody else sits here now: nothing of the page that is open is theirs.
      if (earlier !== undefined && earlier.subject !== session.subject) location.assign('/');
      known.current = session;
      setState({ kind: 'in', session });
    } catch {
      if (earlier === undefined) setState({ kind: 'lost' });
    }
  }, []);
  useEffect(() => void look(), [look]);

  const ask = useCallback<Desk['ask']>(
    async <Name extends OperationName>(name: Name, input: DeskApi[Name]['input']) => {
      const send = () =>
        post(name, input, known.current?.csrf ?? '') as Promise<DeskApi[Name]['answer']>;
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        // Logged in again in another tab: this one does not know the new token yet.
        if (error.why === 'csrf') {
          await look();
          return send();
        }
        if (error.why === 'logged-out') await look();
        throw error;
      }
    },
    [look],
  );

  const logOut = useCallback(async () => {
    try {
      const answer = await post('logout', {}, known.current?.csrf ?? '');
      location.assign((answer as { to: string }).to);
    } catch {
      await look();
    }
  }, [look]);

  return <Context value={{ state, look, logOut, ask }}>{children}</Context>;
}

export function useDesk(): Desk {
  const desk = useContext(Context);
  if (desk === undefined) throw new Error('Outside the desk there is no session.');
  return desk;
}

/** Who is logged in; only for pages that ask for a login. */
export function useSession(): OwnSession {
  const { state } = useDesk();
  if (state.kind !== 'in' && state.kind !== 'ended') throw new Error('Nobody is logged in.');
  return state.session;
}

export type Asked<Answer> =
  | { kind: 'asking'; answer?: undefined; failure?: undefined }
  | { kind: 'failed'; answer?: undefined; failure: NoAnswer }
  | { kind: 'answered'; answer: Answer; failure?: undefined };

/** The answer to a question that the page asks when it opens, and again when the question changes. */
export function useAnswer<Name extends OperationName>(name: Name, input: DeskApi[Name]['input']) {
  const { ask, state } = useDesk();
  const [asked, setAsked] = useState<Asked<DeskApi[Name]['answer']>>({ kind: 'asking' });
  const question = JSON.stringify(input);
  const newest = useRef(0);
  const again = useCallback(async () => {
    newest.current += 1;
    const own = newest.current;
    const show = (next: Asked<DeskApi[Name]['answer']>) => {
      // An answer that comes after a later question's is not shown in its place.
      if (own === newest.current) setAsked(next);
    };
    try {
      show({ kind: 'answered', answer: await ask(name, JSON.parse(question)) });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      show({ kind: 'failed', failure: error });
    }
  }, [ask, name, question]);
  useEffect(() => void again(), [again]);
  // Nobody has to ask for what the end of their session kept from them.
  const isLeftOpen = asked.failure?.why === 'logged-out' && state.kind === 'in';
  useEffect(() => {
    if (isLeftOpen) void again();
  }, [again, isLeftOpen]);
  return { ...asked, again };
}
