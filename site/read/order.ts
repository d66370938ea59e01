import { orderSchema } from '#schema/content/order.ts';
import { readEntry } from './read.ts';

export const order = readEntry(orderSchema, 'order.yaml');
