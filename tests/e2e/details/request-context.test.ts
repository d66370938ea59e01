import { expect, test } from 'vitest';
import { fill } from '#schema/rules/fill.ts';
import { infoPages, services } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone } from '../../support/browser.ts';
import { fillForm, storedAs } from '../../support/estimate-form.ts';
import { openPage } from '../../support/site/browsed.ts';

const [service, info] = [services[0]?.slug, infoPages[0]?.slug];

// tests/unit/pages/contact-topics.test.ts knows what every link is about.
test.each([
  ['en', pathOf('service', service), { service }],
  ['es', `/es/${info}`, { page: info }],
] as const)(
  'what a page (%s, %s) is about is named above the form and stored with the request',
  async (language, path, context) => {
    const { frame, contact, requestView } = wordsIn(language);
    const name = `Cora Context ${language}`;
    const { page, errors } = await openPage(path, phone);
    await page.getByRole('complementary', { name: frame.callOrEstimate }).getByRole('link', { name: frame.freeEstimate }).click();
    const topic = page.getByText(fill(contact.form.topic.about, { topic: '' })).first();
    await topic.waitFor();
    expect(await topic.locator('[lang]').count()).toBe(0);
    await fillForm(page, name, language === 'es' ? 'repair' : null);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await page.getByRole('heading', { level: 1, name: requestView.now.sent.heading }).waitFor();
    expect((await storedAs(name))[0]?.context).toEqual(context);
    expect(errors).toEqual([]);
  },
);
