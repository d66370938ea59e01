/** The 404 page. */
export const words = {
  heading: '404 Page Not Found',
  lead: 'Did you forget to add the page to the router?',
  description: "We couldn't find that page. Try our flooring services, the cities we serve, or our articles instead.",
  call: 'Or call us at {phone}.',
  ways: "We couldn't find that page. Try one of these:",
  services: 'All services',
  aboutServices: '{count} services with prices and timelines.',
  cities: 'Cities we serve',
  aboutCities: '{count} cities around Austin.',
  articles: 'Articles',
  aboutArticles: '{count} articles on costs, care, and choosing a floor.',
  estimate: 'Free estimate',
  aboutEstimate: "We'll contact you within {time}.",
};
