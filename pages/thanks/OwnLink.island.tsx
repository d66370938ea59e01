import { useEffect, useState } from 'react';
import { referenceOf } from '../../schema/reference.ts';
import { parseFragment } from '../../schema/visitor.ts';

/** The reference number and the link to the visitor's own request. The fragment of this page's address holds both. */
export function OwnLink() {
  const [fragment, setFragment] = useState('');
  // biome-ignore lint/nursery/useReactCompiler: the fragment can only be read after hydration
  useEffect(() => setFragment(location.hash.slice(1)), []);
  const id = parseFragment(fragment)?.id;

  if (!id) {
    return (
      <p>
        Bookmark this page. If you open it later with JavaScript turned on, it takes you to your request, where you can add
        photos, pick a time for our visit, or withdraw your request.
      </p>
    );
  }
  return (
    <>
      <p>
        Your reference number is <b>{referenceOf(id)}</b>.
      </p>
      <p>
        <a href={`/request#${fragment}`}>Open your request</a> to see where it stands, add photos, pick a time for our visit, or
        withdraw it. Anyone with the link can do the same, so keep it to yourself.
      </p>
    </>
  );
}
