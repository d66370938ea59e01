import { ButtonLink } from '#components/form/Button.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Eyebrow } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { ColumnPicture, type PictureSource } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';

/** A finished floor in this city. */
export function Showcase({ image }: { image: PictureSource }) {
  const words = useWords('city.showcase');
  return (
    <Band fades>
      <Columns $align="center">
        <ColumnPicture image={image} sizes="(min-width: 900px) 580px, 92vw" />
        <Stack>
          <Eyebrow>{words.label}</Eyebrow>
          <h2>{words.heading}</h2>
          <p>{words.body}</p>
          <ButtonLink as={PageLink} data-kind="quiet" href="/gallery">
            {words.link}
          </ButtonLink>
        </Stack>
      </Columns>
    </Band>
  );
}
