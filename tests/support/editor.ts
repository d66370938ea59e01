/** /edit in a browser, on a folder that stands for the repository. */
import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Editor {
  /** A field by its path in the file. */
  field: (path: string, language?: 'English' | 'Spanish') => Promise<Locator>;
  /** Opens an entry, a file such as `everywhere/facts`, or `cities/new`. */
  open: (address: string) => Promise<void>;
  type: (path: string, text: string, language?: 'English' | 'Spanish') => Promise<void>;
  expand: (path: string) => Promise<void>;
  /**
   * Changes one letter of the field at a path, or of the first text that has neither facts nor figures. Opens groups until there is one.
   */
  changeLetter: (language?: 'English' | 'Spanish', path?: string) => Promise<void>;
  save: () => Promise<void>;
  /** The files that differ from the repository's, with what they hold. */
  changed: () => Promise<Record<string, Buffer>>;
}

/** Fills the folder with our content, and opens it in the editor. */
export async function openEditor(page: Page, origin: string): Promise<Editor> {
  const files = globSync('content/**/*.{yaml,mdx}').map((file) => ({
    path: file.replaceAll('\\', '/'),
    data: readFileSync(file, 'base64'),
  }));
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }));
  await page.goto(`${origin}/edit`);
  await page.evaluate(fill, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText('Prices and other figures').waitFor();
  const before = new Map(files.map(({ path, data }) => [path, data]));
  const halfIn = (language?: 'English' | 'Spanish') =>
    page.getByRole('group', { name: language ? new RegExp(`^Edit .?${language}.? Content`) : /^Edit / });
  // The editor draws only the fields in view, and a long group grows as it is scrolled.
  const scroll = async (drawn: Locator) => {
    await drawn.last().hover();
    await page.mouse.wheel(0, 300);
  };
  const field: Editor['field'] = async (path, language) => {
    const half = halfIn(language);
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
    type: async (path, text, language) => {
      await (await field(path, language)).locator('input, textarea, [role=textbox]').first().fill(text);
    },
    expand: async (path) => {
      const section = await field(path);
      await section.getByRole('button', { name: 'Expand', exact: true }).first().click();
      await section.getByRole('button', { name: 'Collapse', exact: true }).first().waitFor();
    },
    open: async (address) => {
      const [collection, entry] = address.split('/');
      await page.goto(`${origin}/edit#/collections/${collection}/${entry === 'new' ? 'new' : `entries/${entry}`}`);
      // Until then, the editor slides in.
      await page.getByRole('button', { name: 'Show Editor Options' }).click({ trial: true });
    },
    changeLetter: async (language, path) => {
      const half = halfIn(language);
      const texts = (path ? await field(path, language) : half.locator('section[data-key-path]')).locator(
        'input[type=text]:enabled, textarea',
      );
      // A text with a fact or a figure in it may be checked against others.
      const isPlain = (text: string) => path || /^[^{}\d]* [^{}\d]*$/.test(text);
      const letter = path ? /[a-z](?= [a-z]+ )/ : /[a-z](?=[^a-z]*$)/;
      const closed = half.locator('section').locator('button[aria-label="Expand"]:not([tabindex="-1"])');
      await expect
        .poll(async () => {
          for (const text of await texts.all()) {
            const value = await text.inputValue();
            if (!isPlain(value)) continue;
            await text.fill(value.replace(letter, (found) => (found === 'e' ? 'a' : 'e')));
            return true;
          }
          if ((await closed.count()) > 0) await closed.first().click();
          else await scroll(half.locator('section[data-key-path]'));
          return false;
        })
        .toBe(true);
    },
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      // The editor returns to the list.
      await page.waitForURL(({ hash }) => !/\/(entries|new)/.test(hash));
    },
    changed: async () => {
      const after = await page.evaluate(readAll);
      const different = after.filter(({ path, data }) => before.get(path) !== data);
      return Object.fromEntries(different.map(({ path, data }) => [path, Buffer.from(data, 'base64')]));
    },
  };
}

/** In how many characters two texts of one length differ. */
export function differences(before: string, after: string): number {
  if (before.length !== after.length) return Number.POSITIVE_INFINITY;
  return [...before].filter((character, index) => character !== after[index]).length;
}

/** Runs in the page. The editor expects a repository, which has a folder .git. */
async function fill(files: { path: string; data: string }[]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  for (const { path, data } of files) {
    const names = path.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
    const stream = await file.createWritable();
    await stream.write(Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0)));
    await stream.close();
  }
}

/** Runs in the page. */
async function readAll(): Promise<{ path: string; data: string }[]> {
  const found: { path: string; data: string }[] = [];
  const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
      else if (handle instanceof FileSystemFileHandle) {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        const data = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
        found.push({ path: path + name, data });
      }
    }
  };
  await read(await navigator.storage.getDirectory(), '');
  return found;
}
