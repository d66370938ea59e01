/**
 * Where a request stands, for the business and for its visitor. Inbox, desk and the visitor's page follow these tables: a new status is an
 * entry here, and what visitors are told follows from pages/request/next-step.ts. Statuses that the desk sets itself (when a request
 * arrives, a quote is sent or signed, a job is recorded, a visitor withdraws) keep their names.
 */
import { namesIn } from './table.ts';

/** Where it stands for its visitor. */
export type VisitorStatus = 'received' | 'in progress' | 'quoted' | 'booked' | 'done' | 'closed' | 'withdrawn';

/** A quote is also an answer, and whoever won a job has quoted it. */
const milestones = ['answered', 'quoted', 'won'] as const;
type Milestone = (typeof milestones)[number];

interface Status {
  /** What the inbox calls it. */
  label: string;
  visitorStatus: VisitorStatus;
  /** Only an open request is planned for, and a closed one fades in the list. */
  stage: 'open' | 'finished' | 'closed';
  /** What the business has done by then. Null if this status doesn't say. */
  milestone: Milestone | null;
}

const table = {
  new: { label: 'New', visitorStatus: 'received', stage: 'open', milestone: null },
  contacted: { label: 'Contacted', visitorStatus: 'in progress', stage: 'open', milestone: 'answered' },
  quoted: { label: 'Quoted', visitorStatus: 'quoted', stage: 'open', milestone: 'quoted' },
  won: { label: 'Won', visitorStatus: 'booked', stage: 'open', milestone: 'won' },
  done: { label: 'Done', visitorStatus: 'done', stage: 'finished', milestone: 'won' },
  lost: { label: 'Lost', visitorStatus: 'closed', stage: 'closed', milestone: null },
  /** Looks like any other request to its sender. */
  spam: { label: 'Spam', visitorStatus: 'received', stage: 'closed', milestone: null },
} satisfies Record<string, Status>;

export type RequestStatus = keyof typeof table;
export const requestStatuses: Readonly<Record<RequestStatus, Status>> = table;
export const statusNames = namesIn(requestStatuses);

export function hasReached(status: RequestStatus, milestone: Milestone): boolean {
  const reached = requestStatuses[status].milestone;
  return reached !== null && milestones.indexOf(reached) >= milestones.indexOf(milestone);
}

export function statusesSince(milestone: Milestone): readonly RequestStatus[] {
  return statusNames.filter((status) => hasReached(status, milestone));
}
