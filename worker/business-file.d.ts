declare module '*/dist/business.json' {
  const business: typeof BUSINESS_REGION & {
    services: typeof BUSINESS_SERVICES;
    siteUrl: string;
    /** Business days to cancel what was signed, and then to give back what was paid. */
    cancelDays: number;
    refundDays: number;
    quoteWords: Record<import('#schema/rules/language.ts').Language, import('#schema/rules/words.ts').QuoteWords>;
  };
  export default business;
}
