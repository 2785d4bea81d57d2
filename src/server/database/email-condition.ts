/**
 * SQL: the row's e-mail address is $1. The second half says so; the first, which follows from it, is what
 * crm_leads, form_submissions and newsletter_subscribers have an index for.
 */
export const HAS_EMAIL = 'lower(email) = lower($1) AND email = $1';
