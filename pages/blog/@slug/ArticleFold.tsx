import type { ReactNode } from 'react';
import { Fold } from '#components/folds/Fold.tsx';
import { usePageLanguage } from '#components/page-language.ts';
import { Prose } from '#components/prose/Prose.tsx';

interface ArticleFoldProps {
  /** The heading of the section. */
  about: string;
  children: ReactNode;
}

/** The rest of a section, which phones fold away. */
export function ArticleFold({ about, children }: ArticleFoldProps) {
  const { words } = usePageLanguage();
  const label = (
    <>
      {words.readMore}
      <span className="unseen">: {about}</span>
    </>
  );
  return (
    <Fold label={label}>
      <Prose>{children}</Prose>
    </Fold>
  );
}
