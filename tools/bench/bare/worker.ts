/** The least that could take and list requests: no checks, no limits, no sign-in. */
import { Hono } from 'hono';

/** The part of KV's interface that is used here; its own types belong to worker/ alone. */
interface Store {
  put: (key: string, value: string, options: { metadata: unknown }) => Promise<void>;
  list: (options: { prefix: string; limit: number }) => Promise<{ keys: { name: string; metadata?: unknown }[] }>;
}

const app = new Hono<{ Bindings: { STORE: Store } }>();

app.get('/', (c) => c.text('bare'));

app.post('/api/contact', async (c) => {
  const body: unknown = await c.req.json();
  const id = crypto.randomUUID();
  await c.env.STORE.put(`estimate:${id}`, JSON.stringify(body), { metadata: body });
  return c.json({ id }, 201);
});

app.get('/api/requests', async (c) => {
  const { keys } = await c.env.STORE.list({ prefix: 'estimate:', limit: 50 });
  return c.json(keys);
});

export default app;
