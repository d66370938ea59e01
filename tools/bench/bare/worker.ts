/** The least that a Worker can do with a request: parse it and store it. */
import { Hono } from 'hono';

/** The one method of KV used here; the runtime's types belong to worker/ alone. */
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
