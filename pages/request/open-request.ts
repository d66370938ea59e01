import { type ComponentType, createContext, use } from 'react';
import type { VisitorPage } from '#schema/api/visitor.ts';
import type { JustSent } from '../sent-request.ts';
import type { Data } from './+data.ts';

/** What the page knows without any request. */
export type PageFacts = Data['facts'];

/** What all parts of an opened request share. */
interface OpenRequestState extends PageFacts {
  /** Of the link that opened it. */
  fragment: string;
  request: VisitorPage;
  /** Set if the visitor comes from the form. */
  justSent: JustSent | null;
  /** Null if there is no quote to show. */
  QuotePart: ComponentType | null;
  /** When it was read, in Unix milliseconds, by the Worker's clock. */
  openedAt: number;
  /** Reads it again. */
  reload: () => Promise<void>;
  noteErased: (fragment: string) => void;
}

export const OpenRequest = createContext<OpenRequestState | null>(null);

export function useOpenRequest(): OpenRequestState {
  const state = use(OpenRequest);
  if (!state) throw new Error('This component must be inside an opened request');
  return state;
}
