import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Eyebrow } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { FramedPicture, type PictureSource } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { belowTablet, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** A finished floor in this city. */
export function Showcase({ image, words }: { image: PictureSource; words: Data['words']['showcase'] }) {
  return (
    <Band fades>
      <Beside>
        <FramedPicture image={image} sizes="(min-width: 900px) 580px, 92vw" />
        <Stack>
          <Eyebrow>{words.label}</Eyebrow>
          <h2>{words.heading}</h2>
          <p>{words.body}</p>
          <ButtonLink as={PageLink} data-kind="quiet" href="/gallery">
            {words.link}
          </ButtonLink>
        </Stack>
      </Beside>
    </Band>
  );
}

const Beside = styled(Columns)`
  ${belowTablet} {
    gap: ${space[4]};
    picture {
      aspect-ratio: 2;
    }
  }
`;
