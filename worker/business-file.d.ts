declare module '*/dist/business.json' {
  const business: typeof BUSINESS_REGION;
  export default business;
}
