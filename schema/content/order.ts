/** The shape of content/order.yaml: the order of lists and menus. */
import { z } from 'zod';
import { citySlug, serviceSlug, slugIn } from './files/fields.ts';

const listOf = (item: z.ZodType<string>, title: string, description?: string) =>
  z
    .array(item)
    .superRefine((slugs, { addIssue }) => {
      for (const [index, slug] of slugs.entries()) {
        if (slugs.indexOf(slug) < index)
          addIssue({ code: 'custom', path: [index], message: `${slug} is in this list twice; delete it here` });
      }
    })
    .default([])
    .meta({ title, description });

export const orderSchema = z
  .strictObject({
    cities: listOf(citySlug, 'Cities'),
    menuCityCount: z
      .int()
      .positive()
      .meta({ title: 'Cities in the menu', description: "How many cities the header's Areas menu lists." }),
    flooring: listOf(serviceSlug, 'Flooring', "The header's Flooring menu."),
    roomsAndWork: listOf(serviceSlug, 'Services', "The header's Services menu."),
    pages: listOf(slugIn('pages'), 'Pages about how we work', "In the footer's order."),
    homeCards: listOf(slugIn('home-cards'), 'Cards on the home page'),
    serviceCards: listOf(slugIn('service-cards'), 'Cards on /services'),
    gallery: listOf(slugIn('gallery'), 'Gallery'),
    products: listOf(slugIn('products'), 'Products'),
    guides: listOf(slugIn('guides'), 'Guides'),
    seasons: listOf(slugIn('seasons'), 'Seasons'),
    rooms: listOf(slugIn('rooms'), 'Rooms of the visualizer'),
    visualizerFloors: listOf(slugIn('visualizer-floors'), 'Floors of the visualizer'),
  })
  .superRefine(({ flooring, roomsAndWork }, { addIssue }) => {
    for (const [index, slug] of roomsAndWork.entries()) {
      if (flooring.includes(slug))
        addIssue({
          code: 'custom',
          path: ['roomsAndWork', index],
          message: `${slug} is in the menu Flooring, too; an address has one place, so delete it in one of them`,
        });
    }
  });
