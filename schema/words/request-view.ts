/** The visitor's own page once its request has loaded. {phone} is a link. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';
import { visitorSteps } from '../request-statuses.ts';
import { mapTable } from '../table.ts';

export const requestViewWords = z.strictObject({
  heading: text,
  reference: text,
  statuses: z.strictObject({ ...mapTable(visitorSteps, () => text), 'visit confirmed': text }),
  incomplete: prose,
  steps: z.array(text).length(6).meta({ description: 'Received, answered, visit offered, visit confirmed, quote sent, done.' }),
  stepsLabel: text,
  coming: text,
  address: text,
  calendar: text,
  event: text,
  change: text,
  offer: text,
  taken: text,
  accept: text,
  over: prose,
  times: text,
  plan: text,
  photos: z.strictObject({
    heading: text,
    picture: text,
    photo: text,
    unreadable: text,
  }),
  review: z
    .strictObject({
      heading: text,
      intro: prose,
      stars: text,
      ratings: z.array(text).length(5).meta({ description: 'One star first.' }),
      text: text,
      signature: text,
      missing: text,
      publish: text,
      change: text,
      published: text,
      remove: text,
      removed: text,
      answer: text,
      hidden: prose,
      otherLink: prose.meta({ description: 'Instead of the form, on a page that was opened by a link the business made.' }),
      reasons: z.strictObject({ abuse: text, 'private data': text }),
    })
    .meta({ description: 'Once the job is done.' }),
  consent: z.strictObject({
    heading: text,
    intro: prose,
    before: text,
    after: text,
    show: text,
    saved: text,
  }),
  messages: z.strictObject({
    heading: text,
    visitor: text,
    business: text,
    received: text,
    label: text,
    missing: text,
    tooLong: text,
    send: text,
    sending: text,
  }),
  sent: text,
  wrong: text,
  end: z.strictObject({
    heading: text,
    data: text.meta({ description: 'Instead of the heading, once nothing can be withdrawn.' }),
    keep: text,
    withdraw: z.strictObject({
      label: text,
      question: prose,
      yes: text,
    }),
    erase: z.strictObject({
      label: text,
      question: prose,
      yes: text,
    }),
  }),
  notDone: prose,
});

export type RequestViewWords = z.infer<typeof requestViewWords>;
