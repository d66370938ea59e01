import { hex } from './digest.ts';

/** 128 random bits as 32 hex digits. */
export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
