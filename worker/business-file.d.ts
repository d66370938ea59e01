declare module '*/dist/business.json' {
  const business: typeof BUSINESS_REGION & {
    services: typeof BUSINESS_SERVICES;
    quoteWords: Record<import('#schema/rules/language.ts').Language, import('#schema/rules/words.ts').QuoteWords>;
  };
  export default business;
}
