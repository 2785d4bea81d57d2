/** All of them in `npm run test:model`, a tenth in `npm test`, which is run before every commit. */
export const isThorough = process.env.THOROUGH === '1';

export const howMany = (all: number): number => (isThorough ? all : Math.ceil(all / 10));
