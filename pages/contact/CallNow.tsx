import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { Alert } from '#components/prose/Alert.tsx';
import { space } from '#components/theme.ts';

interface CallNowProps {
  phone: { text: string; href: string };
  /** The page about water damage, if there is one. */
  help: string | null;
  isSent?: boolean;
}

/** For what can't wait: call, and what to do until then. */
export function CallNow({ phone, help, isSent = false }: CallNowProps) {
  const words = useWords('contact.urgent');
  return (
    <Urgent>
      <Alert
        kind="emergency"
        title={words.heading}
        body={`${isSent ? words.sent : words.text} ${words.when}`}
        phone={phone}
        now={words.steps}
        more={help === null ? undefined : { text: words.more, href: help }}
      />
    </Urgent>
  );
}

export const Urgent = styled.div`
  max-width: 44rem;
  margin-bottom: ${space[3]};
`;
