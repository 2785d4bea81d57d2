import {
  CONSENT_KEY,
  type ConsentChoice,
  type ConsentRecord,
  consentRecord,
  validConsent,
} from '#domain/consent.ts';

interface ConsentState {
  record: ConsentRecord | undefined;
  /** Whether the banner is shown, and whether with the details a visitor came back for. */
  banner: 'hidden' | 'asking' | 'reopened';
}

const listeners = new Set<() => void>();
let state = firstState();

function firstState(): ConsentState {
  const record = storedRecord();
  return { record, banner: bannerFor(record) };
}

/** A browser that says no on its owner's behalf has answered: nobody is asked a second time. */
function bannerFor(record: ConsentRecord | undefined): 'hidden' | 'asking' {
  return record || saysNoByItself() ? 'hidden' : 'asking';
}

function change(next: Partial<ConsentState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const consentStore = {
  state: () => state,

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  reopen: () => change({ banner: 'reopened' }),

  /** Back to what was there: who has not chosen yet is still being asked. */
  leave: () => change({ banner: bannerFor(state.record) }),

  choose(choice: ConsentChoice): ConsentRecord {
    const record = consentRecord(choice, Date.now());
    store(record);
    change({ record, banner: 'hidden' });
    return record;
  },
};

// What is chosen in one tab holds in all of them, a withdrawal at once.
addEventListener('storage', ({ key }) => {
  if (key !== CONSENT_KEY && key !== null) return;
  const record = storedRecord();
  change(record ? { record, banner: 'hidden' } : { record });
});

/** Storage may be blocked or full: the choice then holds for as long as the page does. */
function storedRecord(): ConsentRecord | undefined {
  try {
    return validConsent(localStorage.getItem(CONSENT_KEY), {
      nowMs: Date.now(),
      policyDate: import.meta.env.POLICY_DATE,
      choiceDays: import.meta.env.COOKIE_CHOICE_DAYS,
    });
  } catch {
    return undefined;
  }
}

function store(record: ConsentRecord): void {
  const write = () => localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  try {
    write();
  } catch {
    try {
      // A refusal that storage has no room for must not leave the agreement before it in force.
      localStorage.removeItem(CONSENT_KEY);
      write();
    } catch {}
  }
}

/** Global Privacy Control. */
function saysNoByItself(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
