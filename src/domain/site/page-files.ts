/** A route as the router's manifest lists it. */
export interface ListedRoute {
  id: string;
  /** Its script. */
  module: string;
  /** Every script that this one imports, directly or not. */
  imports?: readonly string[];
  /** Its style sheets; the router marks those that other routes have too with a '#' at the end. */
  css?: readonly string[];
}

export interface RouterManifest {
  routes: Readonly<Record<string, ListedRoute | undefined>>;
}

export const scriptsOf = ({ module, imports = [] }: ListedRoute): string[] => [module, ...imports];

export const stylesOf = ({ css = [] }: ListedRoute): string[] =>
  css.map((file) => file.replace(/#$/, ''));

/** All of them in one order, so that their sizes can be listed without their names. */
export function filesOfAllRoutes({ routes }: RouterManifest): string[] {
  const listed = Object.values(routes).filter((route) => route !== undefined);
  return [...new Set(listed.flatMap((route) => [...scriptsOf(route), ...stylesOf(route)]))].sort();
}

/** What every file that may be fetched ahead weighs on the line, in bytes. */
export interface FileWeights {
  /** In the order of `filesOfAllRoutes`. */
  files: readonly number[];
  /** The data of each page, by the file's name without its version. */
  data: Readonly<Record<string, number>>;
}

/** dataName('faq', 'en') // => 'faq-en' */
export const dataName = (id: string, language: string): string => `${id}-${language}`;
