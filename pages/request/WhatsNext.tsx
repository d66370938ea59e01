import { MarkedList } from '#components/layout/MarkedList.tsx';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { useOpenRequest } from './open-request.ts';
import { Part } from './Part.tsx';

/** Until we've answered. */
export function WhatsNext() {
  const { phone } = useOpenRequest();
  const words = useWords('requestView.next');
  return (
    <Part id="next" heading={words.heading}>
      {words.steps.map(({ title, description }) => (
        <p key={title}>
          <b>{title}.</b> <span>{description}</span>
        </p>
      ))}
      <h3>{words.ready}</h3>
      <MarkedList texts={words.haveReady} />
      <p>
        <Filled text={words.urgent} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
      </p>
    </Part>
  );
}
