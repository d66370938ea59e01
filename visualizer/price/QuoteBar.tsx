import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { belowTablet, color, font, from, size, space } from '#components/theme.ts';
import { describeTotal } from '#schema/api/plan-words.ts';
import { fill } from '#schema/rules/fill.ts';
import { jobTotal } from '#schema/rules/job-total.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { attachPicture, removeAttachedPicture } from '../plan/attached-picture.ts';
import { attachPlan } from '../plan/attached-plan.ts';
import { hasSize } from '../plan/plan.ts';
import { planToSend } from '../plan/sent-plan.ts';
import { useTool } from '../state/tool.ts';
import { writeAddress } from '../state/use-project.ts';

interface QuoteBarProps {
  /** The visitor's photo with its new floor. Null while there is none. */
  photo: HTMLCanvasElement | null;
}

/** The row of the grid that the bar has on wide screens. */
export const quoteBarHeight = '4rem';

/** The estimate for all rooms, and the way to a quote. It stays at the bottom of the screen until its place below the picture is in view. */
export function QuoteBar({ photo }: QuoteBarProps) {
  const { options, project, current, others, chosenExtras, sum } = useTool();
  const words = useWords('visualizer.tool');
  const { minimum } = options.extraPrices;
  const { total, isMinimum } = jobTotal(sum, minimum);
  const isSized = hasSize(project);
  const { pricePerSqFt, installationPerSqFt } = current.floor;

  async function attach(event: MouseEvent<HTMLAnchorElement>) {
    const isMiddle = event.button === 1;
    if (event.type === 'auxclick' && !isMiddle) return;
    // The way back should lead to what's on screen, even right after a change.
    writeAddress(project);
    const nameWithoutSize = photo ? words.photoRoom : words.yourRoom;
    const fragment = attachPlan(
      planToSend({
        project,
        current,
        others,
        extras: chosenExtras,
        minimum,
        nameWithoutSize,
      }),
    );
    removeAttachedPicture();
    const opensHere = !(isMiddle || event.ctrlKey || event.metaKey || event.shiftKey);
    const picture = project.view === 'photo' ? photo : null;
    if (opensHere && !picture && !fragment) return;
    event.preventDefault();
    const href = event.currentTarget.href + fragment;
    if (picture) await attachPicture(picture);
    // A tab that a script opens gets a copy of this tab's storage, and so the plan. One that the browser opens doesn't.
    if (opensHere) location.assign(href);
    else open(href);
  }

  return (
    <Bar aria-labelledby="visualizer-project" data-quote-bar="">
      <div>
        <h2 id="visualizer-project">{words.estimate}</h2>
        <Total>
          <span translate="no">{dollars(isSized ? total : pricePerSqFt + installationPerSqFt)}</span>
          {isSized && isMinimum && <small>{` ${words.minimum}`}</small>}
          {isSized && !isMinimum && chosenExtras.length > 0 && <small>{` ${words.withExtras}`}</small>}
          {!isSized && <small>{` ${words.installedPerSqFt}`}</small>}
        </Total>
        {!isSized && <p data-wide="">{words.enterSize}</p>}
        {!isSized && others.length > 0 && (
          <p>{fill(words.otherRooms, { total: describeTotal(sum, minimum, options.planWords) })}</p>
        )}
      </div>
      <ButtonLink
        as={PageLink}
        href={contactLink({ service: current.floor.service })}
        onClick={attach}
        onAuxClick={attach}
        data-no-print=""
      >
        {words.quote}
      </ButtonLink>
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: grid;
  grid-template-columns: auto minmax(min-content, auto);
  justify-content: space-between;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[2]} min(${space[4]}, 4.2vw) max(${space[2]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.rule};
  background: ${color.page};
  line-height: 1.3;
  @media (scripting: none) {
    display: none;
  }
  /* Replaces the site's own bar. */
  @media (scripting: enabled) {
    body:has(&) > aside {
      display: none;
    }
  }
  /* Covers no field that's typed in. Taking room instead would move the page when the field closes, away from the finger. */
  @media not all and (min-width: 56.25em) {
    body:has(input[inputmode]:focus) & {
      visibility: hidden;
    }
  }
  @media (max-height: 26em) {
    position: static;
  }
  h2 {
    font: 400 0.8125rem/1.3 ${font.text};
    letter-spacing: 0;
    color: ${color.inkMuted};
  }
  p {
    font-size: 0.8125rem;
  }
  ${belowTablet} {
    [data-wide] {
      display: none;
    }
    /* Two lines at most: what the figure says of itself takes the place of the heading. */
    &:has(small) h2 {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  & > a {
    padding-inline: ${space[3]};
    font-size: 0.9375rem;
  }
  ${from.laptop} {
    && {
      position: sticky;
      bottom: 0;
      grid-row: stage-start / quote-end;
      grid-column: stage-start / stage-end;
      align-self: end;
      min-height: ${quoteBarHeight};
      padding: 0;
      border: 0;
    }
    & > a {
      padding-inline: ${space[6]};
      font-size: inherit;
    }
  }
  @media print {
    && {
      position: static;
      padding: ${space[2]} 0;
      background: none;
    }
  }
`;

const Total = styled.p`
  small {
    font: 400 0.8125rem/1.3 ${font.text};
    white-space: nowrap;
    ${belowTablet} {
      display: block;
    }
  }
  && {
    font: 700 ${size.h4}/1.2 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  ${from.laptop} {
    && {
      font-size: 2rem;
    }
  }
`;
