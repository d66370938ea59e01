/** The shape of content/business.yaml: what is known about the business besides the facts that texts refer to. */
import { z } from 'zod';
import { languages } from '../rules/language.ts';
import { isoDate, name } from './files/fields.ts';

const county = name.meta({ title: 'County', description: "Without the word 'County'." });

export const businessSchema = z.strictObject({
  languages: z.array(z.enum(languages)).min(1).meta({ title: 'Languages', description: 'Of the site: en, or en and es.' }),
  priceRange: z
    .string()
    .regex(/^\${1,4}$/)
    .meta({ title: 'Price range', description: "From '$' to '$$$$', for search engines." }),
  copyrightYear: z.int().min(2024).meta({ title: 'Year of the copyright' }),
  counties: z.strictObject({
    served: z.array(county).min(1).meta({ title: 'Counties', description: 'All of them, the most important first.' }),
    mainCount: z
      .int()
      .positive()
      .meta({ title: 'Main counties', description: 'How many of them the footer and the statistics show.' }),
    home: z
      .array(county)
      .min(1)
      .meta({ title: 'Counties on the home page', description: "The owner's own list for the home page." }),
  }),
  holidays: z
    .strictObject({
      source: z.enum(['specification', 'sample', 'ours']).meta({ title: 'Where it comes from' }),
      days: z.array(z.strictObject({ day: isoDate.meta({ title: 'Day' }), name: name.meta({ title: 'Name' }) })),
    })
    .meta({ title: 'Holidays', description: 'Days on which nobody visits or answers, besides Sundays.' }),
  depositLink: z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({
      title: 'Payment link for deposits',
      description: 'Where a customer pays the deposit after signing a quote, at Stripe, Square or a bank. We take no money.',
    }),
  reviewProfile: z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({
      title: 'Page for reviews',
      description: "Where customers can review you, such as your Google profile. A finished job's customer gets the link.",
    }),
  socials: z
    .array(z.strictObject({ name: name.meta({ title: 'Name' }), href: z.url().meta({ title: 'Address' }) }))
    // The editor leaves out empty lists.
    .default([])
    .meta({ title: 'Social profiles', description: 'The site shows none while the list is empty.' }),
});
