import { useEffect, useState } from 'react';
import { Filled } from '../../components/section/Filled.tsx';
import { type Language, pathIn } from '../../schema/language.ts';
import { referenceOf } from '../../schema/reference.ts';
import { parseFragment } from '../../schema/visitor.ts';

interface OwnLinkProps {
  language: Language;
  /** content/words/thanks.yaml has them. */
  words: { bookmark: string; reference: string; about: string; open: string };
}

/** The reference number and the link to the visitor's own request. The fragment of this page's address holds both. */
export function OwnLink({ language, words }: OwnLinkProps) {
  const [fragment, setFragment] = useState('');
  // biome-ignore lint/nursery/useReactCompiler: the fragment can only be read after hydration
  useEffect(() => setFragment(location.hash.slice(1)), []);
  const id = parseFragment(fragment)?.id;

  if (!id) return <p>{words.bookmark}</p>;
  return (
    <>
      <p>
        <Filled text={words.reference} parts={{ number: <b>{referenceOf(id)}</b> }} />
      </p>
      <p>
        <Filled text={words.about} parts={{ link: <a href={pathIn(language, `/request#${fragment}`)}>{words.open}</a> }} />
      </p>
    </>
  );
}
