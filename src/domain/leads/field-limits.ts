/** Characters, without the subject that is put before it. */
export const LONGEST_MESSAGE = 5000;

export const LONGEST_PHONE = 40;
/** As numbers go round the world. */
export const PHONE_DIGITS = { fewest: 6, most: 15 } as const;
