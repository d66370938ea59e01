import type { ComponentType } from 'react';

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<object>;
      data: unknown;
      /** What renderer/start.ts fetches; in development Vike's own tag does. */
      scriptUrls?: string[];
    }
  }
}
