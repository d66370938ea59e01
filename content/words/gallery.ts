/** The gallery. */
export const words = {
  title: 'Flooring Before & After Gallery, Austin TX | {name}',
  description:
    'See rooms before and after a new floor in Austin: hardwood, vinyl plank, tile, and carpet, with sizes and timelines. Renderings of typical projects.',
  name: 'Gallery',
  heading: 'Before & After Gallery',
  lead: "Drag the slider on any project to see the room before and after its new floor. These are renderings of typical projects, not photos of our customers' homes.",
  estimate: 'Get Free Estimate',
  projects: 'Flooring projects by room',
  aboutProjects: 'The locations, sizes, and timelines are typical examples for each kind of job.',
  numbers: 'Our work in numbers',
  stats: { projects: 'projects', squareFeet: 'sq ft', rating: 'rating', counties: 'counties' },
  closing: 'Get a quote for a project like this',
  closingBody:
    "We'll measure, check what's under your old floor, and email you an itemized quote for material, prep, labor, and tear-out. It's free, with no obligation.",
  list: {
    label: 'Projects',
    category: 'Category',
    filters: { all: 'All', hardwood: 'Hardwood', lvp: 'LVP', tile: 'Tile', commercial: 'Commercial', mixed: 'Mixed' },
    categories: {
      hardwood: 'Hardwood',
      lvp: 'Luxury vinyl plank',
      tile: 'Tile',
      commercial: 'Commercial',
      mixed: 'Mixed',
    },
    noun: 'projects',
    of: 'of',
    nothing: 'No projects found for this category. Try selecting a different filter.',
    location: 'Location',
    size: 'Size',
    duration: 'Duration',
    service: 'Service',
    quote: 'Get Quote for Similar Project',
    slider: {
      before: 'Before',
      after: 'After',
      label: 'Before and after: {title}',
      share: '{share} percent after',
    },
  },
};
