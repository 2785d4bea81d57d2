import * as v from 'valibot';

/** The kinds of settings; a message completes 'PORT is 'x': it must …'. */
export const text = v.pipe(v.string(), v.nonEmpty('not be empty'));

export const port = v.pipe(
  v.string(),
  v.check(
    (given) => /^\d{1,5}$/.test(given) && Number(given) <= 65535,
    'be a whole number from 0 to 65535',
  ),
  v.transform(Number),
);

export const origin = v.pipe(
  v.string(),
  v.check(
    (given) => URL.canParse(given) && new URL(given).origin === given,
    "be an origin such as 'https://www.voltige.example', without a path or a final slash",
  ),
);

export const flag = v.pipe(
  v.picklist(['0', '1'], "be '1', '0' or left out"),
  v.transform((given) => given === '1'),
);

export const logLevel = v.picklist(
  ['debug', 'info', 'warn', 'error', 'silent'],
  "be 'debug', 'info', 'warn', 'error' or 'silent'",
);
