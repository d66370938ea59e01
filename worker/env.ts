/** Bindings of wrangler.toml and secrets. A secret that is not set closes what needs it. */
export interface Env {
  ASSETS: Fetcher;
  REQUESTS: KVNamespace;
  /** Limits per address and minute; what has no binding has no limit. */
  CONTACT_LIMIT?: RateLimit;
  NEWSLETTER_LIMIT?: RateLimit;
  SIGN_IN_LIMIT?: RateLimit;
  PAGE_VIEW_LIMIT?: RateLimit;
  PAGE_VIEWS?: AnalyticsEngineDataset;
  MAIL?: SendEmail;
  /** Secret that opens the inbox and its API. */
  REQUESTS_TOKEN?: string;
  /** Secret of Cloudflare Turnstile; requests are checked where it is set. The build needs TURNSTILE_SITE_KEY besides. */
  TURNSTILE_SECRET?: string;
  /** Addresses for news of a request; mail goes out where both are set and MAIL is bound. */
  NOTIFY_MAIL_FROM?: string;
  NOTIFY_MAIL_TO?: string;
  /** Where news of a request is posted, signed with the secret; not without it. */
  NOTIFY_WEBHOOK_URL?: string;
  NOTIFY_WEBHOOK_SECRET?: string;
  /** Page views go on to Google Analytics where both are set. */
  GA4_MEASUREMENT_ID?: string;
  GA4_API_SECRET?: string;
}

export interface AppEnv {
  Bindings: Env;
}
