declare module '*/dist/business.json' {
  const business: typeof BUSINESS_REGION & {
    quoteWords: Record<import('../schema/language.ts').Language, import('../schema/words.ts').QuoteWords>;
  };
  export default business;
}
