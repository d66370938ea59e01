/** Bindings from wrangler.toml and secrets. A feature whose secret isn't set stays off. */
export interface Env {
  ASSETS: Fetcher;
  REQUESTS: KVNamespace;
  /** Calls per address and minute. Without its binding a route has no limit. */
  CONTACT_LIMIT?: RateLimit;
  NEWSLETTER_LIMIT?: RateLimit;
  SIGN_IN_LIMIT?: RateLimit;
  PAGE_VIEW_LIMIT?: RateLimit;
  PAGE_VIEWS?: AnalyticsEngineDataset;
  MAIL?: SendEmail;
  /** Opens the inbox and its API. */
  REQUESTS_TOKEN?: string;
  /** Has Cloudflare Turnstile check requests. The build also needs TURNSTILE_SITE_KEY. */
  TURNSTILE_SECRET?: string;
  /** New requests are mailed if MAIL is bound and both addresses are set. */
  NOTIFY_MAIL_FROM?: string;
  NOTIFY_MAIL_TO?: string;
  /** New requests are posted here if both are set, signed with the secret. */
  NOTIFY_WEBHOOK_URL?: string;
  NOTIFY_WEBHOOK_SECRET?: string;
  /** Page views are forwarded to Google Analytics if both are set. */
  GA4_MEASUREMENT_ID?: string;
  GA4_API_SECRET?: string;
}

export interface AppEnv {
  Bindings: Env;
  Variables: {
    /** The contact form as it was posted without scripts; if set, errors are answered with the form's page. */
    contactForm?: Record<string, string>;
  };
}
