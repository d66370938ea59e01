/**
 * Where a request stands, for the business and for its visitor. Inbox, desk and the visitor's page follow these tables: a new status is an
 * entry here, and a new sentence for visitors is one in content/words/request-view.yaml and request-view.es.yaml.
 */
import { namesIn } from './table.ts';

/** What the visitor's page says, with the index of the step that it has reached at least; null once it's over. */
export const visitorSteps = {
  received: 0,
  'in progress': 1,
  quoted: 4,
  booked: 4,
  done: 5,
  closed: null,
  withdrawn: null,
} as const satisfies Record<string, number | null>;
export type VisitorStatus = keyof typeof visitorSteps;
export const visitorStatuses = namesIn(visitorSteps);

interface Status {
  /** In the inbox. */
  label: string;
  visitorStatus: VisitorStatus;
  /** Only an open request is planned for, and a closed one fades in the list. */
  stage: 'open' | 'finished' | 'closed';
}

const table = {
  new: { label: 'New', visitorStatus: 'received', stage: 'open' },
  contacted: { label: 'Contacted', visitorStatus: 'in progress', stage: 'open' },
  quoted: { label: 'Quoted', visitorStatus: 'quoted', stage: 'open' },
  won: { label: 'Won', visitorStatus: 'booked', stage: 'open' },
  done: { label: 'Done', visitorStatus: 'done', stage: 'finished' },
  lost: { label: 'Lost', visitorStatus: 'closed', stage: 'closed' },
  /** Looks like any other request to its sender. */
  spam: { label: 'Spam', visitorStatus: 'received', stage: 'closed' },
} satisfies Record<string, Status>;

export type RequestStatus = keyof typeof table;
export const requestStatuses: Readonly<Record<RequestStatus, Status>> = table;
export const statusNames = namesIn(requestStatuses);
