import type { ReactNode } from 'react';
import { PhoneBar } from '../components/PhoneBar.tsx';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { business, footer, menus } from '../content/index.ts';

interface FrameProps {
  path: string;
  children: ReactNode;
}

/** What every page has around it. */
export function Frame({ path, children }: FrameProps) {
  return (
    <>
      <SiteHeader path={path} menus={menus} phone={business.phone} name={business.name} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter business={business} {...footer} />
      <PhoneBar phone={business.phone} />
    </>
  );
}
