/** What the list shows of a request, small enough for a key's metadata. */
import { type RequestRow, type StoredRequest, stateOf } from '../../schema/stored-request.ts';

const metadataBytes = 1024;

/** Shortens the excerpt until the row fits. */
export function rowOf(request: StoredRequest): RequestRow {
  const { fullName, email, phone, zipCode, serviceNeeded, projectDetails } = request;
  const { status, version, spamReason, notNotified } = stateOf(request);
  const row: RequestRow = {
    ...{ fullName, email, phone, zipCode, serviceNeeded, excerpt: '', status, version },
    ...(spamReason && { spamReason }),
    ...(notNotified && { notNotified: true }),
  };
  const room = metadataBytes - bytesOf(row);
  let excerpt = projectDetails.slice(0, Math.max(room, 0));
  while (excerpt && bytesOf({ ...row, excerpt }) > metadataBytes) {
    excerpt = excerpt.slice(0, Math.floor(excerpt.length * 0.9));
  }
  return { ...row, excerpt: excerpt.toWellFormed() };
}

function bytesOf(row: RequestRow): number {
  return new TextEncoder().encode(JSON.stringify(row)).length;
}
