/** The overview of services. */
export const words = {
  title: 'Flooring Services in Austin | {name}',
  description:
    'Compare flooring services in Austin: hardwood, vinyl plank, tile, laminate, commercial, and refinishing, with prices per sq ft, timelines, and warranties.',
  keywords: ['flooring services Austin', 'flooring installation Austin TX', 'floor installation cost per sq ft Austin'],
  name: 'Services',
  heading: 'Flooring services in Austin and Central Texas',
  lead: "We install new floors, refinish old ones, and repair damage from water or a slab that's moved. Here's what each service costs, how long it takes, and how long it's under warranty.",
  estimate: 'Get Free Estimate',
  cards: 'Flooring services and prices',
  cardsIntro:
    'Where you land in a price range depends on the material, the size of your rooms, and the condition of your subfloor. Your itemized quote lists each part of the job on its own line.',
  inEnglish: '(in English)',
  price: 'Price',
  duration: 'Duration',
  warranty: 'Warranty',
  quote: 'Get Free Quote',
  quoteFor: 'Get Free Quote for {service}',
  process: 'How a flooring project works',
  find: 'Find your floor or room',
  findIntro: 'Each page covers the options and their prices, the steps of the job, and answers to common questions.',
  byFloor: 'By type of floor',
  byRoom: 'By room or project',
  company: 'Good to know before you hire us',
  companyIntro: 'Who comes to your house, what you pay and when, and what we stand behind.',
  counties: 'Flooring in {count} counties around Austin',
  aboutCounties:
    "Much of Bell and Caldwell counties sits on clay that swells and shrinks, while the limestone in Blanco and Burnet hardly moves. That changes how we prep your subfloor, and your city's page explains what's common where you live.",
  countyList: 'Counties',
  county: '{name} County',
  allAreas: 'All service areas',
  map: 'Map of Central Texas with the {count} counties we serve in color',
  closing: 'Get a free flooring estimate',
  closingBody:
    "We'll measure every room, check your subfloor, and email you an itemized quote within {time} of our visit. It's free, with no obligation.",
};
