import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../../components/theme.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { Confirm } from './Confirm.tsx';
import type { RequestEditor } from './use-request.ts';

interface DeleteRequestProps {
  fullName: string;
  editor: Pick<RequestEditor, 'notice' | 'remove'>;
  onDelete: () => void;
}

export function DeleteRequest({ fullName, editor: { notice, remove }, onDelete }: DeleteRequestProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Footer>
      <SmallButton type="button" data-kind="signal" onClick={() => dialog.current?.showModal()}>
        <InboxIcon name="delete" />
        Delete permanently
      </SmallButton>
      <NoticeLine notice={notice} about="deletion" />
      <Confirm
        ref={dialog}
        title="Delete this request permanently?"
        text={`The request from ${fullName} and its notes will be deleted. This can't be undone.`}
        action="Delete"
        cancel="Keep it"
        onConfirm={async () => {
          if (await remove()) onDelete();
        }}
      />
    </Footer>
  );
}

const Footer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.rule};
`;
