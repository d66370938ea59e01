/** What to order from suppliers. */
import { Hono } from 'hono';
import type { Order } from '#schema/api/order.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { openDesk } from '../store/open-desk.ts';

export const order = new Hono<AppEnv>();

order.get('/', requireSignIn, async (c) => c.json<Order>(await openDesk(c.env).quotes.order()));
