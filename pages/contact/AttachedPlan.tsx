import { styled } from 'styled-components';
import { textButton } from '#components/form/text-button.ts';
import { Row } from '#components/layout/Row.ts';
import { PageLink } from '#components/PageLink.tsx';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { PlanSummary } from '#components/price/PlanSummary.tsx';
import { color, size, space } from '#components/theme.ts';
import type { Plan } from '#schema/api/plan.ts';

interface AttachedPlanProps {
  plan: Plan;
  remove: () => void;
}

/** The visualizer's plan, shown above the form it's sent with. */
export function AttachedPlan({ plan, remove }: AttachedPlanProps) {
  const words = useWords('ownRequest.attached').plan;
  const { language } = usePageLanguage();
  return (
    <Box role="group" aria-labelledby="attached-plan">
      <h3 id="attached-plan">{words.heading}</h3>
      <PlanSummary words={words} language={language} plan={plan} />
      <Row $gap={5}>
        <PageLink href={`/visualizer${plan.link}`}>{words.change}</PageLink>
        <Remove type="button" onClick={remove}>
          {words.remove}
        </Remove>
      </Row>
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.ink};
  background: ${color.page};
  h3 {
    font-size: ${size.h4};
  }
`;

const Remove = styled.button`
  ${textButton}
  color: ${color.signal};
`;
