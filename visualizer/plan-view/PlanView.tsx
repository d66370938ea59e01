import { styled } from 'styled-components';
import { from, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { Announcement } from '../controls/Announcement.tsx';
import { type Options, resolvePlan } from '../plan/options.ts';
import { projectEstimate } from '../plan/project-estimate.ts';
import { Favorites } from './Favorites.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanControls } from './PlanControls.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import { ProjectPanel } from './ProjectPanel.tsx';
import { RoomFigures } from './RoomFigures.tsx';
import { useImage } from './use-image.ts';
import { useProject } from './use-project.ts';

export interface PlanViewProps extends Options {
  /** Address of the cost guide. */
  costGuide: string;
}

/** The controls, the room with its floor, its figures, and the estimate for all rooms. */
export function PlanView({ rooms, floors, costGuide }: PlanViewProps) {
  const options = { rooms, floors };
  const [project, change] = useProject(options);
  const current = resolvePlan(options, project.current);
  const picture = useImage(current.floor.picture.img.src);
  const others = project.others.map((plan) => resolvePlan(options, plan));
  const { total } = projectEstimate([...others, current]);
  const count = others.length > 0 ? `${others.length + 1} rooms, the last ` : '';
  return (
    <Tool>
      <PrintHeading />
      <PreviewAndControls>
        <PlanPreview plan={current} picture={picture} />
        <PlanControls options={options} plan={project.current} change={change} />
      </PreviewAndControls>
      <Results>
        <PlanActions project={project} current={current} picture={picture} change={change} />
        <Figures>
          <RoomFigures plan={current} />
          <ProjectPanel rooms={rooms} project={project} current={current} others={others} costGuide={costGuide} change={change} />
        </Figures>
      </Results>
      <Favorites options={options} plan={project.current} open={(plan) => change({ kind: 'open', plan })} />
      <Announcement text={`${count}${current.room.name} with ${current.floor.name}: total ${dollars(total)}`} />
    </Tool>
  );
}

const Tool = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  /* With scripts off, the tables below have the same figures. */
  @media (scripting: none) {
    display: none;
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, 26fr) minmax(0, 46fr);
    grid-template-rows: auto auto 1fr;
    gap: ${space[4]} ${space[6]};
  }
  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-template-rows: none;
    gap: ${space[4]};
  }
`;

/** On phones the preview sticks to the top while the controls scroll below it. */
const PreviewAndControls = styled.div`
  ${from.laptop} {
    display: contents;
  }
  @media print {
    display: contents;
  }
`;

const Results = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;
  ${from.laptop} {
    grid-area: 2 / 2 / 4 / 3;
  }
  @media print {
    display: contents;
  }
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    display: contents;
  }
`;
