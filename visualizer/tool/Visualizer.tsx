import { useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { from, space } from '#components/theme.ts';
import { describeTotal } from '#schema/api/plan-words.ts';
import { fill } from '#schema/rules/fill.ts';
import { Announcement } from '../controls/Announcement.tsx';
import { extrasOf } from '../plan/extras.ts';
import { idsOf, type Options, resolvePlan } from '../plan/options.ts';
import { hasSize } from '../plan/plan.ts';
import { projectTotal } from '../plan/project-estimate.ts';
import { useImage } from '../plan-view/use-image.ts';
import { Disclaimers } from '../price/Disclaimers.tsx';
import { Extras } from '../price/Extras.tsx';
import { QuoteBar, quoteBarHeight } from '../price/QuoteBar.tsx';
import { RoomFigures } from '../price/RoomFigures.tsx';
import { Rooms } from '../price/Rooms.tsx';
import { Tool } from '../state/tool.ts';
import { useFavorites } from '../state/use-favorites.ts';
import { useProject } from '../state/use-project.ts';
import { Actions } from './Actions.tsx';
import { Controls } from './Controls.tsx';
import { Favorites } from './Favorites.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import type { Pictures } from './pictures.ts';
import { Stage } from './Stage.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

/** One floor in one room, seen in three ways, and what it costs. */
export function Visualizer(options: Options) {
  const words = useWords('visualizer.tool');
  const { project, change, isRestored } = useProject(options);
  const [favorites, saveFavorites] = useFavorites(idsOf(options));
  const [isTouched, setTouched] = useState(false);
  const [pictures, setPictures] = useState<Pictures>({ room: null, photo: null });

  const others = project.others.map((plan) => resolvePlan(options, plan));
  const current = resolvePlan(options, project.current);
  const roomsWithSize = hasSize(project) ? [...others, current] : others;
  const swatch = useImage(project.view === 'plan' ? current.floor.picture.img.src : null);
  const extras = extrasOf(roomsWithSize, options.extraPrices, words, project.extras);
  const chosenExtras = roomsWithSize.length > 0 ? extras.filter(({ id }) => project.extras[id]) : [];
  const sum = chosenExtras.reduce((all, extra) => all + extra.dollars, projectTotal(roomsWithSize));
  const names = { count: others.length + 1, room: current.room.name, floor: current.floor.name };
  const announced = fill(others.length > 0 ? words.announcementOfMany : words.announcement, names);
  const total = describeTotal(sum, options.extraPrices.minimum, options.planWords);
  const announcedTotal = roomsWithSize.length > 0 ? fill(words.announcedTotal, { total }) : '';

  return (
    <Tool
      value={{
        options,
        project,
        current,
        others,
        roomsWithSize,
        extras,
        chosenExtras,
        sum,
        change,
        favorites,
        saveFavorites,
      }}
    >
      <Layout onPointerEnter={() => setTouched(true)} onFocus={() => setTouched(true)}>
        <PrintHeading />
        <ViewSwitch />
        <Actions pictures={pictures} swatch={swatch} />
        <Stage isRestored={isRestored} isTouched={isTouched} swatch={swatch} setPictures={setPictures} />
        <Controls />
        <QuoteBar photo={pictures.photo} />
        <Figures>
          <RoomFigures />
          <Disclaimers />
        </Figures>
        <Below>
          <Extras />
          <Rooms />
          <Favorites />
        </Below>
        <Announcement text={announced + announcedTotal} />
      </Layout>
    </Tool>
  );
}

/** A column on phones, where the stage sticks to the top. In a grid it would stick only within its own row. */
const Layout = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  @media screen and (scripting: enabled) {
    ${from.laptop} {
      display: grid;
      grid-template-areas:
        'side views'
        'side stage'
        'side quote'
        'side figures'
        'side actions'
        'below below';
      grid-template-columns: 21.25rem minmax(0, 1fr);
      grid-template-rows: auto auto ${quoteBarHeight} auto 1fr auto;
      gap: ${space[3]} ${space[5]};
    }
    ${from.desktop} {
      grid-template-areas:
        'side views actions'
        'side stage stage'
        'side quote quote'
        'side figures figures'
        'below below below';
      grid-template-columns: 21.25rem minmax(0, 1fr) auto;
      grid-template-rows: auto auto ${quoteBarHeight} 1fr auto;
    }
  }
`;

const Figures = styled.div`
  grid-area: figures;
  display: grid;
  gap: ${space[2]};
  align-content: start;
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[4]} ${space[2]};
  & > :first-child:not(:only-child) {
    grid-column: 1 / -1;
  }
  & > :has(ul) {
    grid-column: 1 / -1;
  }
  @media (scripting: none) {
    display: none;
  }
  ${from.laptop} {
    grid-area: below;
    grid-template-rows: auto 1fr;
    gap: ${space[4]} ${space[6]};
    margin-top: ${space[5]};
    & > * {
      grid-column: 2;
    }
    & > :first-child:not(:only-child) {
      grid-area: 1 / 1 / 3 / 2;
    }
    & > :has(ul) {
      grid-column: 2;
    }
  }
  @media print {
    display: contents;
  }
`;
