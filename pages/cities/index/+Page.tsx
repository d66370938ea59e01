import { Band } from '#components/layout/Band.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { Points } from '#components/sections/Points.tsx';
import { ZipCheck } from '#components/sections/ZipCheck.tsx';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { Counties } from './Counties.tsx';

export function Page({ words, areas, business, cityCount, stats, groups, map, trail }: Data) {
  const { phone } = business;
  const promises = words.points.map(({ title, body }) => ({
    title,
    body: fill(body, {
      response: business.responseTime,
      contact: business.promisedContact,
      emergency: business.hours.emergency ?? '',
    }),
  }));
  const label = fill(words.map, { count: map.places.length });
  return (
    <>
      <Hero
        trail={trail}
        heading={fill(words.heading, { count: cityCount })}
        lead={words.lead}
        visual={{ drawn: <AreaMap label={label} {...map} caption={words.mapCaption} /> }}
      >
        <ContactActions label={words.estimate} phone={phone} call={fill(words.call, { phone: phone.text })} />
        <Facts facts={stats} look="figures" />
        <ZipCheck hasList areas={areas} phone={phone} />
      </Hero>

      <Band heading={words.find} intro={words.distances}>
        <Counties groups={groups} />
      </Band>

      <Band heading={words.promises} fades>
        <Points points={promises} />
      </Band>

      <CallToAction heading={words.closing} body={words.closingBody} button={words.closingButton} phone={phone} />
    </>
  );
}
