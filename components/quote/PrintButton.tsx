import type { MouseEvent } from 'react';
import { Button } from '../form/Button.tsx';

/** Prints the paper beside it, and no other that's open on the page. The mark stays, since phones print after `print` has returned. */
export function PrintButton({ label }: { label: string }) {
  return (
    <div>
      <Button type="button" data-kind="quiet" onClick={printBeside}>
        {label}
      </Button>
    </div>
  );
}

function printBeside({ currentTarget }: MouseEvent) {
  for (const other of document.querySelectorAll('[data-printed]')) other.removeAttribute('data-printed');
  currentTarget.closest(':has(> article)')?.setAttribute('data-printed', '');
  print();
}
