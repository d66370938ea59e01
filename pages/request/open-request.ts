import { type ComponentType, createContext, use } from 'react';
import type { VisitorPage } from '#schema/api/visitor.ts';
import type { BusinessHours } from '#schema/rules/business-time.ts';
import type { Language } from '#schema/rules/language.ts';
import type { OwnRequestWords } from '../own-request-words.ts';
import type { JustSent } from '../sent-request.ts';
import type { Afterwards, ViewWords } from './words.ts';

/** What all parts of an opened request share. */
interface OpenRequestState {
  language: Language;
  words: ViewWords;
  ownWords: OwnRequestWords;
  afterwards: Afterwards;
  /** Of the link that opened it. */
  fragment: string;
  request: VisitorPage;
  /** Set if the visitor comes from the form. */
  justSent: JustSent | null;
  /** Null if there is no quote to show. */
  QuotePart: ComponentType | null;
  /** When it was read, in Unix milliseconds. */
  openedAt: number;
  /** Reads it again. */
  reload: () => Promise<void>;
  noteErased: (fragment: string) => void;
  phone: { text: string; href: string };
  hours: BusinessHours;
  /** Where customers can review the business. */
  reviewProfile: string | undefined;
  /** Addresses of the visualizer's floors, by name. */
  pictures: Readonly<Record<string, string>>;
}

export const OpenRequest = createContext<OpenRequestState | null>(null);

export function useOpenRequest(): OpenRequestState {
  const state = use(OpenRequest);
  if (!state) throw new Error('This component must be inside an opened request');
  return state;
}
