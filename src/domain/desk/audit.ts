/** A line of the audit log as the desk shows it. */
export interface ShownAuditLine {
  id: string;
  at: string;
  /** Without a person where the provider named none. */
  name: string | null;
  /** The /24 or /48 that they asked from; null where it is not known. */
  network: string | null;
  action: string;
  /** How many records it was about. */
  count: number;
  /** The first of them, for those who may know. */
  records: string[];
  facts: Record<string, unknown>;
}

export interface AuditPage {
  lines: ShownAuditLine[];
  more: boolean;
}

/** What happens beside the operations. */
export type LoginAction = 'login' | 'login refused' | 'logout' | 'refused';
