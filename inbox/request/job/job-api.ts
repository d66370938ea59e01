/** Calls about a finished job: its record, the crew's photos, and its review. */
import type { Job } from '../../../schema/job.ts';
import { type jobPhotoKinds, storedPhotoSchema } from '../../../schema/photo.ts';
import type { RemovalReason } from '../../../schema/review.ts';
import { type StoredRequest, storedRequestSchema } from '../../../schema/stored-request.ts';
import { change, remove } from '../../api.ts';

export type JobPhotoKind = (typeof jobPhotoKinds)[number];

/** Sets the status to done as well. */
export function recordJob(id: string, body: Job, version: number): Promise<StoredRequest> {
  return change('PUT', `/api/requests/${id}/job`, storedRequestSchema, { body, version });
}

export async function sendJobPhoto(id: string, kind: JobPhotoKind, photo: Blob): Promise<void> {
  await change('POST', `/api/requests/${id}/photos?kind=${kind}`, storedPhotoSchema, { body: photo });
}

export function deleteJobPhoto(id: string, name: string): Promise<void> {
  return remove(`/api/requests/${id}/photos/${name}`);
}

export function answerReview(id: string, text: string): Promise<StoredRequest> {
  return change('PUT', `/api/requests/${id}/review/answer`, storedRequestSchema, { body: { text } });
}

export function removeReview(id: string, reason: RemovalReason): Promise<StoredRequest> {
  return change('POST', `/api/requests/${id}/review/removal`, storedRequestSchema, { body: { reason } });
}
