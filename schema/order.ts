/** The shape of content/order.yaml: the order of lists and menus. */
import { z } from 'zod';
import { citySlug, serviceSlug, slug } from './content/fields.ts';

const listOf = (item: z.ZodType<string>, title: string, description?: string) => z.array(item).meta({ title, description });

export const orderSchema = z.strictObject({
  cities: listOf(citySlug, 'Cities'),
  menuCityCount: z
    .int()
    .positive()
    .meta({ title: 'Cities in the menu', description: "How many cities the header's Areas menu lists." }),
  flooring: listOf(serviceSlug, 'Flooring', "The header's Flooring menu."),
  roomsAndWork: listOf(serviceSlug, 'Services', "The header's Services menu."),
  pages: listOf(slug, 'Pages about how we work', "In the footer's order."),
  homeCards: listOf(slug, 'Cards on the home page'),
  serviceCards: listOf(slug, 'Cards on /services'),
  gallery: listOf(slug, 'Gallery'),
  products: listOf(slug, 'Products'),
  guides: listOf(slug, 'Guides'),
  seasons: listOf(slug, 'Seasons'),
  rooms: listOf(slug, 'Rooms of the visualizer'),
  visualizerFloors: listOf(slug, 'Floors of the visualizer'),
});
