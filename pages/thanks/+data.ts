import { business, findArticle, image } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/thanks',
  title: `Thank You | ${business.name}`,
  description: `We've got your estimate request. We'll contact you within ${business.promisedContact} to schedule your free consultation.`,
  noindex: true,
};

export type Data = ReturnType<typeof data>;

export function data() {
  const reading = [
    'flooring-cost-guide-austin-2025',
    'flooring-installation-timeline-cedar-park',
    'lvp-vs-hardwood-central-texas',
  ];
  return {
    head,
    phone: business.phone,
    hours: business.hours,
    contactWithin: business.promisedContact,
    quoteTime: business.quoteTime,
    reading: reading.map(findArticle).map((article) => ({
      href: `/blog/${article.slug}`,
      title: article.title,
      excerpt: article.excerpt,
      image: image(article.image),
    })),
  };
}
