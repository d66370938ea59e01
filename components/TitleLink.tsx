import { PageLink } from './PageLink.tsx';

export interface TitleLinkProps {
  /** The page's English address. */
  href: string;
  name: string;
  /** Set if the name is in another language than the page. */
  nameLang?: string | undefined;
}

/** A link named by the title of its page. A title in another language is marked, so that screen readers pronounce it right. */
export function TitleLink({ href, name, nameLang }: TitleLinkProps) {
  return (
    <PageLink href={href}>
      <span lang={nameLang}>{name}</span>
    </PageLink>
  );
}
