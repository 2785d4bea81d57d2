const CIRCUMSTANCE =
  /^(utm_\w+|referrer_url|(browser_)?language|user_agent|filled_ms|simulator_result_id)$/;

/**
 * A form without what the visitor did not choose: that changes from one try to the next, with a
 * reload, another language or a simulation that was kept late, and the try must still be known again.
 */
export const whatWasSaid = (form: object): string =>
  JSON.stringify(form, (name, value: unknown) => (CIRCUMSTANCE.test(name) ? undefined : value));
