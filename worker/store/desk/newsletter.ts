import { DeskApi } from './api.ts';
import { addRow } from './sql.ts';

export class Newsletter extends DeskApi {
  /** Twice is harmless. */
  subscribe(email: string): void {
    addRow(this.sql, 'subscribers', { email: email.toLowerCase(), at: Date.now() }, 'ON CONFLICT DO NOTHING');
  }

  /** The newest first. */
  addresses(): string[] {
    return this.sql
      .exec<{ email: string }>('SELECT email FROM subscribers ORDER BY at DESC')
      .toArray()
      .map(({ email }) => email);
  }
}
