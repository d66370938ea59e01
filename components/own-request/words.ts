/** Words of what a visitor sees and does once a request is sent. content/words/own-request.ts has them. */

export interface AnswerWords {
  /** With {time}. */
  openToday: string;
  openUntil: string;
  /** With {time} and {next}. */
  closesSoon: string;
  /** With {next}. */
  closed: string;
  /** With {day} and {time}. */
  next: string;
}

export interface PhotoWords {
  /** With {count}. */
  hint: string;
  add: string;
  addMore: string;
  full: string;
  leftOutOne: string;
  leftOut: string;
  /** With {done} and {total}. */
  sentOfOne: string;
  sentOf: string;
  states: Record<'waiting' | 'sending' | 'sent' | 'failed' | 'unusable', string>;
  /** With {name}. */
  sending: string;
  again: string;
  sendAgain: string;
  picture: string;
  dropped: string;
  tooLarge: string;
}

export interface TimesWords {
  hint: string;
  ranks: readonly string[];
  shortRanks: readonly string[];
  saved: string;
  notSaved: string;
  save: string;
  saving: string;
}

export interface SentWords {
  name: string;
  email: string;
  phone: string;
  zip: string;
  service: string;
  details: string;
  also: string;
  plan: string;
}
