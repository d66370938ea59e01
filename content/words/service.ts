/** Words of every service page. */
export const words = {
  call: 'Call {phone}',
  questions: 'Common questions about {service}',
  related: 'Related services',
  articles: 'Helpful articles',
  inEnglish: '(in English)',
  cities: 'Local advice on {service}',
  aboutCities: "Each city's page covers the local soil, the typical houses, and the floors that hold up best there.",
};
