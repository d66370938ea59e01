/** Passkeys of people who have signed in with the token before. Only public keys are here. */
import { minuteMs } from '../../../schema/duration.ts';
import type { Devices } from '../../../schema/session.ts';
import { timeText } from '../../time-text.ts';
import { DeskApi } from './api.ts';
import { addRow, findFirst } from './sql.ts';

/** How long an authenticator has to sign a challenge, in milliseconds. */
const challengeLifetime = 5 * minuteMs;

export interface Passkey {
  id: string;
  /** Base64url. */
  publicKey: string;
  counter: number;
  name: string;
}

export class Passkeys extends DeskApi {
  addChallenge(value: string): void {
    const now = Date.now();
    this.sql.exec('DELETE FROM challenges WHERE until <= ?', now);
    addRow(this.sql, 'challenges', { value, until: now + challengeLifetime });
  }

  /** False if it isn't ours, too old, or was taken before. */
  takeChallenge(value: string): boolean {
    return this.sql.exec('DELETE FROM challenges WHERE value = ? AND until > ?', value, Date.now()).rowsWritten > 0;
  }

  add({ id, publicKey, counter, name, device, tokenHash }: Passkey & { device: string; tokenHash: string }): void {
    const row = { id, public_key: publicKey, counter, name, device, token_hash: tokenHash, made_at: Date.now() };
    addRow(this.sql, 'passkeys', row, 'ON CONFLICT DO NOTHING');
  }

  find(id: string, tokenHash: string): Passkey | null {
    const select = 'SELECT id, public_key AS publicKey, counter, name FROM passkeys WHERE id = ? AND token_hash = ?';
    return findFirst<Passkey>(this.sql, select, id, tokenHash);
  }

  recordUse(id: string, counter: number): void {
    this.sql.exec('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', counter, Date.now(), id);
  }

  list(tokenHash: string): Devices['passkeys'] {
    return this.sql
      .exec<{ id: string; name: string; device: string; made_at: number; used_at: number | null }>(
        'SELECT id, name, device, made_at, used_at FROM passkeys WHERE token_hash = ? ORDER BY made_at, id',
        tokenHash,
      )
      .toArray()
      .map(({ id, name, device, made_at, used_at }) => ({
        id,
        name,
        device,
        madeAt: timeText(made_at),
        usedAt: used_at === null ? null : timeText(used_at),
      }));
  }

  remove(id: string): void {
    this.sql.exec('DELETE FROM passkeys WHERE id = ?', id);
  }
}
