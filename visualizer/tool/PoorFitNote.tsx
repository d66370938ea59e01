import { styled } from 'styled-components';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import { useTool } from '../state/tool.ts';

/** Says kindly that the floor doesn't suit the room, why, and which ones do. */
export function PoorFitNote() {
  const { options, project, current, change } = useTool();
  const words = useWords('visualizer.tool');
  const fit = project.view === 'photo' ? undefined : current.floor.poorFits.find(({ room }) => room === current.room.id);
  return (
    <Status role="status">
      {fit && (
        <Note>
          <p>
            {`${fit.reason} `}
            <PageLink href={fit.href}>{fit.link}</PageLink>
          </p>
          <Suggestions>
            {options.floors
              .filter(({ id }) => fit.instead.includes(id))
              .map(({ id, name }) => (
                <button key={id} type="button" onClick={() => change({ kind: 'floor', floor: id })}>
                  {fill(words.tryFloor, { floor: name })}
                </button>
              ))}
          </Suggestions>
        </Note>
      )}
    </Status>
  );
}

/** Takes no room in the grid while it's empty. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Note = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 2px solid ${color.warning};
  background: ${color.warningSoft};
  font-size: ${size.small};
  line-height: 1.4;
`;

const Suggestions = styled(ButtonRow)`
  button {
    flex: 1;
    padding-inline: ${space[1]};
    font-size: ${size.small};
    white-space: nowrap;
  }
`;
