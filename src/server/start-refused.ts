/** The operator's to put right: its message is all that is printed, without a stack. */
export class StartRefused extends Error {}
