/** Words of components that many pages share. */
export const words = {
  breadcrumbs: 'Breadcrumb',
  call: 'Call {phone}',
  learnMore: 'Learn More',
  aboutName: ' about {name}',
  seeInRoom: 'See it in a room',
  /** Under the link to the visualizer, if it shows a similar floor. */
  closestFloor: 'Shown with {floor}, the closest floor in our visualizer.',
  gallery: 'View Before & After Gallery',
  inEnglish: '(in English)',
  homePage: 'Home',
};
