export const LONGEST_EMAIL = 254;

const ADDRESS =
  /^[^\s@,;<>"()[\]\\:]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** One address only: a comma or a line break would reach a second person. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

/** Signs without a shape come along when an address is copied; no mail would arrive at one with them. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();
