/** The menus in the header. */
import type { Page } from 'playwright-core';

export const menuSummary = (page: Page, name: string) => page.locator('#site-menu summary', { hasText: name });

export const isMenuOpen = (page: Page, name: string) =>
  menuSummary(page, name).evaluate((summary) => summary.parentElement?.hasAttribute('open') ?? false);
