/** The contact page and its estimate form. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';
import { pageLinkSchema } from '../content/parts.ts';

export const contactWords = z.strictObject({
  title: text,
  description: prose,
  name: text,
  heading: text,
  lead: prose,
  call: text,
  aboutCall: text,
  email: text,
  area: text,
  aboutArea: text,
  hours: text,
  counties: text,
  county: text,
  allCities: text,
  emergency: text,
  water: text,
  aboutWater: prose,
  callNumber: text,
  why: text,
  reasons: z.array(
    z.strictObject({
      title: text,
      body: prose,
      more: pageLinkSchema.optional(),
    }),
  ),
  form: z.strictObject({
    heading: text,
    label: text,
    required: text,
    fix: text,
    hints: z
      .strictObject({ email: text, edge: prose, outside: prose })
      .meta({ description: 'They block nothing. {phone} is a link.' }),
    leaveEmpty: text,
    submit: text,
    submitting: text,
    use: text,
    privacy: text,
    nextVisit: text.meta({
      description: 'Under the button, once the desk has answered. {time} is such as “Tuesday, December 1, 8-11 AM”.',
    }),
    success: z.strictObject({
      title: text,
      text: prose,
      reference: text.meta({ description: '{number} is an element.' }),
    }),
    urgent: z
      .strictObject({
        heading: text,
        text: prose,
        sent: prose,
        call: text,
        toast: text,
        until: text,
        steps: z.array(text),
        more: text,
      })
      .meta({ description: 'For a visitor who writes of water on the floor or needs somebody today.' }),
    earlier: text.meta({ description: '{link} is a link, {day} the day it was sent.' }),
    openEarlier: text,
    failure: z
      .strictObject({
        title: text,
        text: text,
      })
      .meta({ description: '{phone} is a link in the page, and text in the toast.' }),
    kept: text,
    missing: z.strictObject({
      title: text,
      text: text,
    }),
    toasts: text,
    closeToast: text,
    topic: z.strictObject({
      about: text.meta({ description: '{topic} is an element.' }),
      remove: text,
      removeTopic: text,
      project: text,
      inPlace: text,
      floorIn: text,
      article: text,
      guide: text,
      page: text,
    }),
    check: z.strictObject({
      unfinished: text,
      again: text,
      failed: prose.meta({ description: '{phone} is a link.' }),
    }),
  }),
});

export type ContactWords = z.infer<typeof contactWords>;
