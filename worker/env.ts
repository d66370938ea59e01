/** Bindings of wrangler.toml and secrets. A secret that is not set closes what needs it. */
interface Env {
  ASSETS: Fetcher;
  REQUESTS: KVNamespace;
  CONTACT_LIMIT?: RateLimit;
  REQUESTS_TOKEN?: string;
}

export interface AppEnv {
  Bindings: Env;
}
