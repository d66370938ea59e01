import type { Page } from 'playwright-core';

/** The share of the wanted pixels that a picture may lack before it looks blurred. */
const lack = 0.15;
/** By how much `sizes` may overstate the width, which only matters if a narrower file would do. */
const surplus = 0.1;

/** Swatches have no wider files. They show color and pattern, so they needn't be sharp, and they are too light to save anything. */
const small = 480;

/** Loads every picture of a page and finds those that are blurred though a wider file exists, or wider than needed. */
export async function findWrongSizes(page: Page): Promise<string[]> {
  await loadPictures(page);
  return (await measurePictures(page)).flatMap(({ url, wanted, chosen, widths }) => {
    if (Math.max(...widths) <= small) return [];
    const file = `${url} is ${chosen} px wide, shown at ${wanted}`;
    return [
      ...(chosen < wanted * (1 - lack) && widths.some((width) => width > chosen) ? [`${file}, blurred`] : []),
      ...(widths.some((width) => width < chosen && width > wanted * (1 + surplus)) ? [`${file}, too large`] : []),
    ];
  });
}

/** Loads every picture of the page, also those that aren't in view. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loads = [...document.images].map(async (image) => {
      image.loading = 'eager';
      if (image.complete) return;
      await new Promise((done) => {
        image.addEventListener('load', done);
        image.addEventListener('error', done);
      });
    });
    await Promise.all(loads);
  });
}

interface ShownPicture {
  url: string;
  /** Device pixels of the whole picture where it's shown, including what the frame crops. */
  wanted: number;
  /** The width of the file that the browser picked. */
  chosen: number;
  /** The widths of all files it could pick. */
  widths: number[];
}

function measurePictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    const images = [...document.images].filter((image) => image.getBoundingClientRect().width > 1);
    return images.flatMap((image) => {
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(({ type }) => type === 'image/avif');
      if (!source) return [];
      const candidates = source.srcset.split(', ').map((candidate) => {
        const [url = '', width = ''] = candidate.split(' ');
        return { url: new URL(url, location.href).href, width: Number.parseInt(width, 10) };
      });
      const chosen = candidates.find(({ url }) => url === image.currentSrc)?.width;
      if (!chosen) throw new Error(`${image.currentSrc} isn't in ${source.srcset}`);
      const { width, height } = image.getBoundingClientRect();
      const covered = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
      return {
        url: new URL(image.currentSrc).pathname,
        wanted: Math.round(covered * devicePixelRatio),
        chosen,
        widths: candidates.map((candidate) => candidate.width),
      };
    });
  });
}
