import type { ReactNode } from 'react';
import { PhoneBar } from '../components/frame/PhoneBar.tsx';
import { SiteFooter } from '../components/frame/SiteFooter.tsx';
import { SiteHeader } from '../components/frame/SiteHeader.tsx';
import { business, footer, menus } from '../content/index.ts';

interface FrameProps {
  path: string;
  kind: 'site' | 'bare';
  children: ReactNode;
}

/** The header and footer around a page's main part. A bare page has only the main part. */
export function Frame({ path, kind, children }: FrameProps) {
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
  if (kind === 'bare') return main;
  return (
    <>
      <SiteHeader path={path} menus={menus} phone={business.phone} name={business.name} />
      {main}
      <SiteFooter path={path} business={business} {...footer} />
      <PhoneBar path={path} phone={business.phone} />
    </>
  );
}
