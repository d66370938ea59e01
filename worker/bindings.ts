/** Limits on calls per address and minute. Without its binding a route has none. */
const limitNames = [
  'CONTACT_LIMIT',
  'CONTACT_TRY_LIMIT',
  'NEWSLETTER_LIMIT',
  'SIGN_IN_LIMIT',
  'PAGE_VIEW_LIMIT',
  'VISITOR_LIMIT',
] as const;
export type LimitName = (typeof limitNames)[number];

/** Bindings from wrangler.toml and secrets, all but the desk. A feature whose secret isn't set stays off. */
export interface Bindings extends Partial<Record<LimitName, RateLimit>> {
  /** How long a call waits for the desk, KV, mail, or a webhook, in milliseconds. Tests shorten it. */
  TIMEOUT_MS?: string;
  ASSETS: Fetcher;
  /** What visitors sent, kept as it came, with their photos. */
  REQUESTS: KVNamespace;
  /** Nightly backups of the desk go here. */
  BACKUPS?: R2Bucket;
  PAGE_VIEWS?: AnalyticsEngineDataset;
  MAIL?: SendEmail;
  /** Opens the inbox and its API; at least 24 characters. */
  REQUESTS_TOKEN?: string;
  /** Whoever Cloudflare Access lets in is signed in by email address if both are set: the team's name and the application's AUD tag. */
  ACCESS_TEAM?: string;
  ACCESS_AUD?: string;
  /** Has Cloudflare Turnstile check requests. The build also needs TURNSTILE_SITE_KEY. */
  TURNSTILE_SECRET?: string;
  /** New requests are mailed if MAIL is bound and both addresses are set. */
  NOTIFY_MAIL_FROM?: string;
  NOTIFY_MAIL_TO?: string;
  /** Replies are mailed to visitors if MAIL is bound and this is set. MAIL must be able to write to anyone. */
  REPLY_MAIL_FROM?: string;
  /** New requests are posted here if both are set, signed with the secret. */
  NOTIFY_WEBHOOK_URL?: string;
  NOTIFY_WEBHOOK_SECRET?: string;
  /** Page views are forwarded to Google Analytics if both are set. */
  GA4_MEASUREMENT_ID?: string;
  GA4_API_SECRET?: string;
}
