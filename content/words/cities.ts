/** The overview of cities. */
export const words = {
  title: 'Flooring Near Austin: {count} Cities We Serve | {name}',
  description:
    'See the {count} Central Texas cities where we install and refinish floors, with local soil, typical homes, and the floors that hold up best in each.',
  keywords: ['flooring contractor near Austin', 'flooring Williamson County', 'flooring Hays County', 'flooring Bastrop County'],
  name: 'Service areas',
  heading: 'Flooring installation in {count} Central Texas cities',
  lead: 'We install floors from Killeen to San Marcos and from the Highland Lakes to Smithville. Find your city to read about its soil, its typical houses, and the floors that do well there.',
  estimate: 'Free Estimate',
  call: 'Call {phone}',
  stats: { counties: 'Counties', customers: 'Happy Customers', years: 'Years Experience' },
  map: 'Map of Central Texas with the {count} cities we serve around Austin',
  mapCaption: 'Each dot is a city we serve, and our {count} main counties are colored.',
  find: 'Find your city by county',
  counties: 'Counties',
  county: '{name} County',
  oneCity: '1 city',
  cities: '{count} cities',
  homeBase: 'Our home base',
  population: 'Population',
  neighborhoods: 'Neighborhoods',
  popular: 'Popular floors',
  view: 'View {name} Services',
  promises: 'What you can count on in every city',
  points: [
    {
      title: 'Local Knowledge',
      body: "East of I-35 it's mostly clay, to the west it's limestone, and farther out you'll find sand and granite. We check what's under your house first, and then we recommend flooring that can handle it.",
    },
    {
      title: 'Fast Response',
      body: "If we miss your call, we usually call back within {response}, and if you send the form, we'll contact you within {contact}. If there's water on your floor, call any time for {emergency}.",
    },
    {
      title: 'Community Focused',
      body: "These are our neighbors' homes, and families live in them while we're working. So we seal doorways against dust, sweep up every day, and walk the finished floor with you before we call the job done.",
    },
  ],
  closing: "Don't see your town?",
  closingBody:
    "Send us your zip code and the size of your rooms, and we'll tell you whether we can make the drive. The estimate is free, and there's no obligation.",
  closingButton: 'Get Free Estimate',
};
