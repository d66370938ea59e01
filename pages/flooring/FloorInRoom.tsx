import { styled } from 'styled-components';
import { Picture, type PictureSource } from '#components/media/Picture.tsx';
import { color } from '#components/theme.ts';

/** A room, with a sample of its floor on top. */
export function FloorInRoom({ room, floor }: { room: PictureSource; floor: PictureSource }) {
  return (
    <Views>
      <Picture image={room} sizes="(min-width: 1248px) 384px, (min-width: 900px) 31vw, (min-width: 640px) 46vw, 156px" />
      <Sample image={floor} sizes="(min-width: 640px) 240px, 66px" />
    </Views>
  );
}

const Views = styled.div`
  position: relative;
  display: grid;
`;

/** Shows the lower part of the picture, where the floor is. */
const Sample = styled(Picture)`
  position: absolute;
  right: 4%;
  bottom: 4%;
  width: max(40px, 23%);
  aspect-ratio: 1;
  border: 3px solid ${color.raised};
  img {
    height: 190%;
    margin-top: -90%;
  }
`;
