/** What a visitor sees around sending a request, and does with it later: the contact page's island, and components/own-request. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const ownRequestWords = z.strictObject({
  attached: z
    .strictObject({
      plan: z.strictObject({
        heading: text,
        compared: text,
        total: prose.meta({ description: '{total} is an element.' }),
        extras: text,
        change: text,
        remove: text,
      }),
      picture: z.strictObject({
        alt: text,
        send: text,
        hint: prose,
      }),
    })
    .meta({ description: 'What came along from the visualizer.' }),
  answer: z.strictObject({
    openToday: text,
    openUntil: prose,
    closesSoon: prose,
    closed: text,
    next: text,
  }),
  haveReady: z.array(text),
  photos: z.strictObject({
    hint: prose,
    add: text,
    addMore: text,
    full: text,
    leftOutOne: text,
    leftOut: text,
    sentOfOne: text,
    sentOf: text,
    states: z.strictObject({
      waiting: text,
      sending: text,
      sent: text,
      failed: text,
      unusable: text,
    }),
    sending: text,
    again: text,
    sendAgain: text,
    picture: text,
    dropped: prose,
    tooLarge: prose,
  }),
  times: z.strictObject({
    hint: prose,
    ranks: z.array(text),
    shortRanks: z.array(text).meta({ description: 'Short enough for the button on a small phone.' }),
    more: text,
    replace: prose,
    keepBoth: text,
    saved: text,
    removed: text,
    undo: text,
    notSaved: text,
    saving: text,
  }),
  keepLink: z.strictObject({
    open: text,
    about: prose,
    mailed: prose,
    notMailed: prose,
    copy: text,
    copied: text,
    copyByHand: text,
    text: text,
    mail: text,
    subject: text,
    message: text,
  }),
  after: z.strictObject({
    sentOn: text,
    call: text.meta({ description: '{phone} is a link.' }),
    photos: text,
    time: text,
    ready: text,
    another: text,
  }),
});

export type OwnRequestWords = z.infer<typeof ownRequestWords>;
