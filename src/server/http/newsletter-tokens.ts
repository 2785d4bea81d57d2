import { idIn, isSigned, signedId } from './signed-id.ts';

interface Subscriber {
  id: string;
  requested_at: Date;
}

/** A new request gives a new one and invalidates the old. */
const confirming = ({ requested_at }: Subscriber) => `confirm:${requested_at.getTime()}`;
const UNSUBSCRIBING = 'unsubscribe';

export const confirmToken = (secrets: readonly string[], subscriber: Subscriber): string =>
  signedId(secrets, subscriber.id, confirming(subscriber));

export const unsubscribeToken = (secrets: readonly string[], subscriberId: string): string =>
  signedId(secrets, subscriberId, UNSUBSCRIBING);

/** The subscriber of a well-formed token; its MAC is not checked here. */
export const subscriberIdIn = (token: string): string | undefined => idIn(token);

export const isConfirmToken = (
  secrets: readonly string[],
  token: string,
  subscriber: Subscriber,
): boolean => isSigned(secrets, token, confirming(subscriber));

export const isUnsubscribeToken = (secrets: readonly string[], token: string): boolean =>
  isSigned(secrets, token, UNSUBSCRIBING);
