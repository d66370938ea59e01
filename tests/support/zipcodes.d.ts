declare module 'zipcodes' {
  const zipcodes: {
    /** The place of a zip code, or undefined where the data set does not know it. */
    lookup(zip: string): unknown;
  };
  export default zipcodes;
}
