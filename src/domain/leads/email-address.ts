export const LONGEST_EMAIL = 254;

const ADDRESS =
  /^[^\s@,;<>"()[\]\\:]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** One address only: a comma or a line break would reach a second person. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);
