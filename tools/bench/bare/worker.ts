/** A minimal Worker that only parses a request and stores it. */
import { Hono } from 'hono';

/** The only KV method used here. The Workers runtime's types are available only in worker/. */
interface Store {
  put: (key: string, value: string, options: { metadata: unknown }) => Promise<void>;
}

const app = new Hono<{ Bindings: { STORE: Store } }>();

app.post('/api/contact', async (c) => {
  const body: unknown = await c.req.json();
  const id = crypto.randomUUID();
  await c.env.STORE.put(`estimate:${id}`, JSON.stringify(body), { metadata: body });
  return c.json({ id }, 201);
});

export default app;
