import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { editorFiles } from './page.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves /edit in development, made anew for each call, so that it follows the schemas and the facts. */
export function editor(): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        if (!/^edit(\/|$)/.test(path)) return next();
        const name = path === 'edit' ? 'edit.html' : path;
        const content = editorFiles()[name];
        if (content === undefined) return next();
        response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
        response.end(content);
      });
    },
  };
}
