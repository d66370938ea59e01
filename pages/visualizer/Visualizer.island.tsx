import { styled } from 'styled-components';
import { from, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { Announcement } from '../../visualizer/controls/Announcement.tsx';
import { hashOf } from '../../visualizer/plan/link.ts';
import { type Options, resolve } from '../../visualizer/plan/options.ts';
import { projectEstimate } from '../../visualizer/plan/project-estimate.ts';
import { Choices } from './Choices.tsx';
import { Favorites } from './Favorites.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import { ProjectPanel } from './ProjectPanel.tsx';
import { RoomFigures } from './RoomFigures.tsx';
import { usePicture } from './use-picture.ts';
import { useProject } from './use-project.ts';

interface VisualizerProps extends Options {
  /** Address of the cost guide. */
  costGuide: string;
}

/** Choices on the left; on the right the room with its floor, what it costs, and what all rooms of the project cost. */
export function Visualizer({ rooms, floors, costGuide }: VisualizerProps) {
  const options = { rooms, floors };
  const [project, change] = useProject(options);
  const shown = resolve(options, project.plan);
  const picture = usePicture(shown.floor.picture.img.src);
  const kept = project.kept.map((plan) => resolve(options, plan));
  const sums = projectEstimate([...kept, shown]);
  const several = kept.length > 0 ? `${kept.length + 1} rooms, the last ` : '';
  return (
    <Tool>
      <PrintHeading />
      <Work>
        <PlanPreview plan={shown} picture={picture} />
        <Choices options={options} plan={project.plan} change={change} />
      </Work>
      <Results>
        <PlanActions project={project} shown={shown} picture={picture} change={change} />
        <Figures>
          <RoomFigures plan={shown} />
          <ProjectPanel
            options={options}
            shown={shown}
            kept={kept}
            sums={sums}
            costGuide={costGuide}
            link={hashOf(project)}
            change={change}
          />
        </Figures>
      </Results>
      <Favorites options={options} plan={project.plan} change={change} />
      <Announcement text={`${several}${shown.room.name} with ${shown.floor.name}: total ${dollars(sums.total)}`} />
    </Tool>
  );
}

const Tool = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  /* Without scripts the tables below it say the same. */
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

/** On phones the preview stays in sight while the choices pass below it. */
const Work = styled.div`
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
