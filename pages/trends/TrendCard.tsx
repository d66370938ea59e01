import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { RoomLink } from '#components/cards/RoomLink.tsx';
import { Whole } from '#components/cards/slots.ts';
import { ButtonLink } from '#components/form/Button.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { useWords } from '#components/page-language.ts';
import { color, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import type { BadgeColor } from './badge.ts';
import { FloorColors } from './FloorColors.tsx';

/** One trend. The card leads to the service that it's about. */
export function TrendCard({ trend }: { trend: Data['seasons'][number]['trends'][number] }) {
  const { explore } = useWords('trends');
  const { name, category, image, badge, popularity, colorPalette, description, features, roomView, serviceLink } = trend;
  return (
    <Card
      picture={
        <Picture image={image} sizes="(min-width: 1248px) 384px, (min-width: 900px) 31vw, (min-width: 640px) 48vw, 92vw" />
      }
      kicker={
        <Row $isSpread>
          <span>{category}</span>
          <Badge $color={badge}>{popularity}</Badge>
        </Row>
      }
      title={name}
      facts={<FloorColors colors={colorPalette} />}
      text={
        <Stack $gap={3}>
          <p>{description}</p>
          <MarkedList texts={features} />
          {roomView && <RoomLink {...roomView} subject={name} />}
        </Stack>
      }
      actions={
        <ButtonLink as={Whole} data-kind="quiet" href={serviceLink} aria-label={`${explore}: ${name}`}>
          {explore}
        </ButtonLink>
      }
    />
  );
}

const badgeColors: Record<BadgeColor, { ground: string; text: string }> = {
  red: { ground: color.signalSoft, text: color.signal },
  green: { ground: color.successSoft, text: color.success },
  blue: { ground: color.infoSoft, text: color.info },
  gray: { ground: color.sunken, text: color.inkMuted },
};

const Badge = styled.span<{ $color: BadgeColor }>`
  padding: 0 ${space[2]};
  font-weight: 650;
  background: ${({ $color }) => badgeColors[$color].ground};
  color: ${({ $color }) => badgeColors[$color].text};
`;
