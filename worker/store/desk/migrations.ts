/** The desk's tables. A migration that has shipped never changes; the next one goes at the end. */
const migrations = [
  `
  -- One row per request. Its position is also the order of lists: the desk's clock in microseconds, no two alike.
  CREATE TABLE requests (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    key_hash TEXT UNIQUE,                 -- of the Idempotency-Key; null where none is known
    content_hash TEXT NOT NULL,
    received_at INTEGER NOT NULL,         -- Unix ms
    value TEXT NOT NULL,                  -- exactly what KV keeps
    email_key TEXT NOT NULL,
    phone_key TEXT NOT NULL,
    status TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    spam_reason TEXT,
    suspicions TEXT NOT NULL DEFAULT '[]',
    trashed_at INTEGER,
    expires_at INTEGER NOT NULL
  );
  CREATE INDEX requests_by_status ON requests (status, position);
  CREATE INDEX requests_by_email ON requests (email_key) WHERE email_key <> '';
  CREATE INDEX requests_by_phone ON requests (phone_key) WHERE phone_key <> '';
  CREATE INDEX requests_by_expiry ON requests (expires_at);
  CREATE INDEX requests_in_trash ON requests (trashed_at) WHERE trashed_at IS NOT NULL;

  -- What a search looks through, under the row's position. Trigrams find any part of a word.
  CREATE VIRTUAL TABLE request_text USING fts5(text, tokenize = 'trigram');

  -- Notes and the audit trail.
  CREATE TABLE entries (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    by TEXT,
    kind TEXT NOT NULL,                   -- 'note' or 'event'
    text TEXT NOT NULL
  );
  CREATE INDEX entries_by_request ON entries (request_id, number);

  -- Work the alarm still has to do: 'copy' to KV, 'remove' from KV, tell by 'mail' or 'webhook'.
  CREATE TABLE owed (
    request_id TEXT NOT NULL,
    task TEXT NOT NULL,
    since INTEGER NOT NULL,
    next_at INTEGER,                      -- null once given up
    tries INTEGER NOT NULL DEFAULT 0,
    failed_at INTEGER,
    origin TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (request_id, task)
  );
  CREATE INDEX owed_by_time ON owed (next_at);

  -- What was erased and when, and nothing else, so that no late call or copy brings it back.
  CREATE TABLE tombstones (id TEXT PRIMARY KEY, at INTEGER NOT NULL);

  CREATE TABLE sessions (hash TEXT PRIMARY KEY, name TEXT NOT NULL, token_hash TEXT NOT NULL, until INTEGER NOT NULL);
  CREATE TABLE guesses (address TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX guesses_by_address ON guesses (address, at);

  CREATE TABLE subscribers (
    email TEXT PRIMARY KEY,
    asked_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    token_hash TEXT
  );

  CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
  `,
  `
  -- The alarm takes what is due kind by kind, without reading a long backlog of copies each time.
  CREATE INDEX owed_by_task ON owed (task, next_at);
  `,
];

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
