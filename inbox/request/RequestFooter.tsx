import { Eraser, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, space } from '#components/theme.ts';
import { type Erasure, erasureSchema } from '#schema/api/inbox.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { InboxIcon } from '../InboxIcon.tsx';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { RequestEditor } from './use-request.ts';

interface RequestFooterProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'notice' | 'trash' | 'erase'>;
}

/** Ways to get rid of a request: the trash, or final erasure of everything from this person. */
export function RequestFooter({ request, editor: { notice, trash, erase } }: RequestFooterProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const person = personOf(request);
  const names = [person.email, person.phone].filter((name) => name !== undefined);
  return (
    <Footer>
      <div>
        {!request.state.trashedAt && (
          <SmallButton onClick={trash}>
            <InboxIcon icon={Trash2} />
            Delete
          </SmallButton>
        )}
        {names.length > 0 && (
          <SmallButton data-kind="signal" onClick={() => dialog.current?.showModal()}>
            <InboxIcon icon={Eraser} />
            Erase this person's data…
          </SmallButton>
        )}
      </div>
      <NoticeLine notice={notice} about="deletion" />
      <ConfirmDialog
        ref={dialog}
        title="Erase this person's data?"
        text={`This erases every request from ${names.join(' or ')} along with its notes, even if it's in the trash, and ends the newsletter subscription. You can't undo this.`}
        action="Erase"
        cancel="Cancel"
        onConfirm={() => erase(person)}
      />
    </Footer>
  );
}

/** What of a request can identify a person. Old requests can hold an address or number that isn't one. */
function personOf({ email, phone }: StoredRequest): Erasure {
  return { ...erasureSchema.safeParse({ email }).data, ...erasureSchema.safeParse({ phone }).data };
}

const Footer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.rule};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;
