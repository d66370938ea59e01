/** How a job runs, on /services. */
export const process: { title: string; description: string }[] = [
  {
    title: 'Free Consultation',
    description:
      'We come to the house or shop, measure every room, and check the slab or subfloor for moisture, flatness and cracks. You tell us who lives there, dogs included, and what the floor has to stand.',
  },
  {
    title: 'Detailed Estimate',
    description:
      'You get a written price, line by line: material with its waste, labor, removal of the old floor, preparation, trim. It names the number of days and carries no obligation.',
  },
  {
    title: 'Professional Installation',
    description:
      'Wood rests 48-72 hours in your rooms before it is laid. Doorways are sealed against dust, the subfloor is prepared first, and the crew sweeps up at the end of each day.',
  },
  {
    title: 'Quality Inspection',
    description:
      'We walk the floor with you in daylight, tap the tile, look along the joints and try every door. What is not right goes on a list and is put right. You keep the care notes and the warranty terms.',
  },
];
