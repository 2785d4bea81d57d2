interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly PSEUDO: boolean;
}
