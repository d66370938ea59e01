import { orderSchema } from '../schema/order.ts';
import { readEntry } from './read.ts';

export const order = readEntry(orderSchema, 'order.yaml');

/** The header's Flooring menu. */
export const flooringSlugs = order.flooring;
/** The header's Services menu. */
export const roomAndWorkSlugs = order.roomsAndWork;
/** Pages about how we work, in the footer's order. */
export const infoSlugs = order.pages;
