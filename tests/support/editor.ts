/** /edit in a browser, on a folder that stands for the repository. */
import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Editor {
  /** A field by its path in the English file. */
  field: (path: string) => Promise<Locator>;
  /** Opens an entry, or a file such as `everywhere/facts`. */
  open: (address: string) => Promise<void>;
  type: (path: string, text: string) => Promise<void>;
  expand: (path: string) => Promise<void>;
  save: () => Promise<void>;
  /** The files that differ from the repository's, with what they hold. */
  changed: () => Promise<Record<string, string>>;
}

/** Fills the folder with our content, and opens it in the editor. */
export async function openEditor(page: Page, origin: string): Promise<Editor> {
  const files = globSync('content/**/*.{yaml,mdx}').map((file) => ({
    path: file.replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }));
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }));
  await page.goto(`${origin}/edit`);
  await page.evaluate(fill, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText('Prices and other figures').waitFor();
  const before = new Map(files.map(({ path, text }) => [path, text]));
  // The editor draws only the fields in view, and a long group grows as it is scrolled.
  const scroll = async (drawn: Locator) => {
    await drawn.last().hover();
    await page.mouse.wheel(0, 300);
  };
  const field: Editor['field'] = async (path) => {
    const half = page.getByRole('group', { name: /^Edit / });
    const section = half.locator(`section[data-key-path="${path}"]`).first();
    const group = path.slice(0, path.lastIndexOf('.') + 1);
    await expect
      .poll(async () => {
        const isDrawn = (await section.count()) > 0;
        if (!isDrawn) await scroll(half.locator(`section[data-key-path^="${group}"]`));
        return isDrawn;
      })
      .toBe(true);
    await section.scrollIntoViewIfNeeded();
    return section;
  };
  return {
    field,
    type: async (path, text) => {
      await (await field(path)).locator('input, textarea, [role=textbox]').first().fill(text);
    },
    expand: async (path) => {
      const section = await field(path);
      await section.getByRole('button', { name: 'Expand', exact: true }).first().click();
      await section.getByRole('button', { name: 'Collapse', exact: true }).first().waitFor();
    },
    open: async (address) => {
      const [collection, entry] = address.split('/');
      await page.goto(`${origin}/edit#/collections/${collection}/entries/${entry}`);
      // Until then, the editor slides in.
      await page.getByRole('button', { name: 'Show Editor Options' }).click({ trial: true });
    },
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      // The editor returns to the list.
      await page.waitForURL(({ hash }) => !/\/(entries|new)/.test(hash));
    },
    changed: async () => {
      const after = Object.entries(await page.evaluate(readAll));
      return Object.fromEntries(after.filter(([path, text]) => before.get(path) !== text));
    },
  };
}

/** Runs in the page. The editor expects a repository, which has a folder .git. */
async function fill(files: { path: string; text: string }[]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  for (const { path, text } of files) {
    const names = path.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  }
}

/** Runs in the page. */
async function readAll(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
      else if (handle instanceof FileSystemFileHandle) found[path + name] = await (await handle.getFile()).text();
    }
  };
  await read(await navigator.storage.getDirectory(), '');
  return found;
}
