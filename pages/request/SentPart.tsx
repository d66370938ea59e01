import { styled } from 'styled-components';
import { Facts } from '#components/layout/Facts.tsx';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { PlanSummary } from '#components/price/PlanSummary.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { fieldNames } from '#schema/request-fields/fields.ts';
import { fieldText, fieldWords } from '#schema/request-fields/words.ts';
import { useOpenRequest } from './open-request.ts';
import { Part } from './Part.tsx';

/** What the visitor wrote into the form, and the plan that came with it. */
export function SentPart() {
  const { sent, plan: planHeading, wrong } = useWords('requestView');
  const { plan: planWords } = useWords('ownRequest.attached');
  const { language } = usePageLanguage();
  const { request, phone, pictures } = useOpenRequest();
  const { plan } = request.sent;
  const facts = fieldNames
    .filter((name) => request.sent[name] !== '')
    .map((name) => ({
      label: fieldWords[language][name].short,
      value: <Lines>{fieldText(name, request.sent[name], language)}</Lines>,
    }));
  return (
    <Part id="sent" heading={sent}>
      <Facts look="rows" facts={facts} />
      {plan && (
        <>
          <h3>{planHeading}</h3>
          <PlanSummary words={planWords} language={language} plan={plan} pictures={pictures} />
        </>
      )}
      <p>
        <Filled text={wrong} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
      </p>
    </Part>
  );
}

const Lines = styled.span`
  white-space: pre-line;
`;
