/** The desk's tables. Once the site has been launched, a migration never changes; the next one goes at the end. */
const migrations = [
  `
  -- One row per request. Its position is also the order of lists: the desk's clock in microseconds, no two alike.
  CREATE TABLE requests (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    key_hash TEXT UNIQUE,                  -- of the Idempotency-Key; null where none is known
    content_hash TEXT NOT NULL,
    received_at INTEGER NOT NULL,          -- Unix ms
    value TEXT NOT NULL,                   -- exactly what KV keeps
    email_key TEXT NOT NULL,
    phone_key TEXT NOT NULL,
    status TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    spam_reason TEXT,
    trashed_at INTEGER,
    expires_at INTEGER NOT NULL,
    urgency TEXT,                          -- why it can't wait; null if it can
    preferred TEXT NOT NULL DEFAULT '[]',  -- windows for a visit, as JSON
    withdrawn_at INTEGER,
    links_revoked_at INTEGER,              -- all links made until then are closed
    is_unanswered INTEGER NOT NULL DEFAULT 0 -- 1 from the customer's message until it's answered, or marked so
  );
  CREATE INDEX requests_by_status ON requests (status, position);
  CREATE INDEX requests_by_email ON requests (email_key) WHERE email_key <> '';
  CREATE INDEX requests_by_phone ON requests (phone_key) WHERE phone_key <> '';
  CREATE INDEX requests_by_expiry ON requests (expires_at);

  -- What a search looks through, under the row's position: in lower case and without accents.
  CREATE TABLE request_text (position INTEGER PRIMARY KEY, text TEXT NOT NULL);

  -- Notes, replies by the business, messages by the visitor, and the audit trail.
  CREATE TABLE entries (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,                   -- 'customer', 'office', 'api' or 'site'
    by TEXT,                               -- the name of the office's person
    link TEXT,                             -- who made the link that the customer used; null if it's their own
    kind TEXT NOT NULL,                    -- 'note', 'reply', 'message' or 'event'
    text TEXT NOT NULL,
    channel TEXT,                          -- of a reply
    subject TEXT
  );
  CREATE INDEX entries_by_request ON entries (request_id, number);

  -- The outbox, work the alarm still has to do: 'copy' to KV, 'remove' from KV, notify by 'mail' or 'webhook', send a 'reply', the
  -- 'digest', or a 'reminder' the day before work begins. A request can have more than one mail in it: about itself (0), and about entries by their number.
  CREATE TABLE outbox (
    request_id TEXT NOT NULL,
    task TEXT NOT NULL,
    about INTEGER NOT NULL DEFAULT 0,
    since INTEGER NOT NULL,
    next_at INTEGER,                       -- null once given up
    tries INTEGER NOT NULL DEFAULT 0,
    failed_at INTEGER,
    origin TEXT NOT NULL DEFAULT '',
    secret TEXT,                           -- of the link in a reply, until the mail is out: whatever is retried has the same one
    PRIMARY KEY (request_id, task, about)
  );
  CREATE INDEX outbox_by_time ON outbox (next_at);

  -- What was erased and when, and nothing else, so that no late call or copy brings it back.
  CREATE TABLE tombstones (id TEXT PRIMARY KEY, at INTEGER NOT NULL);

  -- Links to visitors' pages: the SHA-256 of the secret in each.
  CREATE TABLE links (
    request_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    by TEXT,                               -- who at the business made it; null if only the visitor has had it
    opener TEXT,                           -- what they signed in with
    way TEXT NOT NULL,                     -- how it came to the visitor: 'form', 'mail', 'text' or 'table'
    until INTEGER,                         -- when it ends by itself; null if it doesn't
    UNIQUE (request_id, hash)
  );

  -- What is known of photos whose bytes are in KV.
  CREATE TABLE photos (
    request_id TEXT NOT NULL,
    name TEXT NOT NULL,                    -- the beginning of its SHA-256
    kind TEXT NOT NULL,                    -- 'photo' or 'visualizer'
    type TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (request_id, name)
  );

  CREATE TABLE visits (
    request_id TEXT PRIMARY KEY,
    date TEXT NOT NULL,
    part TEXT NOT NULL,
    state TEXT NOT NULL,                   -- 'offered', 'confirmed' or 'cancelled'
    changed_at INTEGER NOT NULL,
    address TEXT,                          -- street and number; null until we know them
    crew TEXT                              -- who goes; null until we know
  );
  CREATE INDEX visits_by_date ON visits (date);

  -- Calendar feeds: the SHA-256 of the secret in each address, and what its maker signed in with.
  CREATE TABLE calendars (hash TEXT PRIMARY KEY, by TEXT NOT NULL, at INTEGER NOT NULL, opener TEXT NOT NULL);

  -- When Cloudflare Access let somebody in last.
  CREATE TABLE people (email TEXT PRIMARY KEY, seen_at INTEGER NOT NULL);

  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    until INTEGER NOT NULL
  );

  CREATE TABLE subscribers (email TEXT PRIMARY KEY, at INTEGER NOT NULL);

  -- What the desk remembers about itself.
  CREATE TABLE memory (name TEXT PRIMARY KEY, value INTEGER NOT NULL);

  -- Quotes: number 0 is a request's draft, and its versions count from 1.
  CREATE TABLE quotes (
    request_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    content TEXT NOT NULL,                 -- JSON; never changes once it was sent
    progress TEXT NOT NULL,                -- JSON: who sent it when, and whether it was opened or declined
    UNIQUE (request_id, number)
  );

  -- What was signed, by the number of the version. It outlives its request.
  CREATE TABLE contracts (
    request_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    document TEXT NOT NULL,                -- JSON: all that was agreed to, how, and by whom
    signed_at INTEGER NOT NULL,
    UNIQUE (request_id, number)
  );
  CREATE TRIGGER contracts_stay BEFORE UPDATE ON contracts BEGIN SELECT RAISE(ABORT, 'A contract never changes'); END;

  -- What of it was canceled. It stays as long as the contract.
  CREATE TABLE cancellations (request_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, UNIQUE (request_id, number));

  -- What was paid, as the business notes it. Cents below zero were given back.
  CREATE TABLE payments (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id TEXT NOT NULL,
    cents INTEGER NOT NULL,
    date TEXT NOT NULL,
    part TEXT NOT NULL,                    -- 'deposit', 'start', 'end' or 'other'
    way TEXT NOT NULL
  );
  CREATE INDEX payments_by_request ON payments (request_id);

  -- When a crew works at a won job.
  CREATE TABLE work (
    request_id TEXT PRIMARY KEY, first TEXT NOT NULL, last TEXT NOT NULL, crew TEXT NOT NULL, note TEXT,
    changed_at INTEGER NOT NULL
  );
  CREATE INDEX work_by_day ON work (last);
  `,
];

/** A dump of another version can't be restored. */
export const deskVersion = migrations.length;

/** Since when this desk exists, in Unix ms. */
export function deskBegan(sql: SqlStorage): number {
  return sql.exec<{ at: number }>('SELECT at FROM migrations WHERE number = 1').one().at;
}

/** Brings the tables up to date. Runs whenever the desk wakes up. */
export function migrate(storage: DurableObjectStorage): void {
  storage.transactionSync(() => {
    const { sql } = storage;
    sql.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at INTEGER NOT NULL)');
    const { done } = sql.exec<{ done: number }>('SELECT coalesce(max(number), 0) AS done FROM migrations').one();
    for (const [index, statements] of migrations.entries()) {
      if (index < done) continue;
      sql.exec(statements);
      sql.exec('INSERT INTO migrations (number, at) VALUES (?, ?)', index + 1, Date.now());
    }
  });
}
