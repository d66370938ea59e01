import { useState } from 'react';
import { makeLink } from '../../api.ts';
import { reasonOf } from '../../reasons.ts';
import { SmallButton } from '../../SmallButton.tsx';

interface SignHereProps {
  id: string;
  /** What comes first, and resolves to whether it's done. */
  prepare?: () => Promise<boolean>;
}

/** Hands this device over to the customer: their page takes the inbox's place, by a link that ends soon, and leads back here. */
export function SignHere({ id, prepare }: SignHereProps) {
  const [failure, setFailure] = useState('');

  async function open() {
    setFailure('');
    if (prepare && !(await prepare())) return;
    await makeLink(id, 'table').then(
      (link) => location.replace(link),
      (error) => setFailure(`No page to sign on was opened. ${reasonOf(error)}`),
    );
  }

  return (
    <>
      <SmallButton onClick={open}>Sign here</SmallButton>
      <p role="alert">{failure}</p>
    </>
  );
}
