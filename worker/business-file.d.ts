declare module '*/dist/business.json' {
  const business: { timeZone: string };
  export default business;
}
