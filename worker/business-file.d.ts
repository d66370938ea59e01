declare module '*/dist/business.json' {
  const business: typeof BUSINESS_REGION & {
    quoteWords: Record<import('#schema/rules/language.ts').Language, import('#schema/rules/words.ts').QuoteWords>;
  };
  export default business;
}
