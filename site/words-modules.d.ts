/** Words that a page's scripts load when they need them. tools/vite-plugins.ts makes these modules, with facts filled in. */
declare module '*/own-request.yaml' {
  const words: import('#schema/rules/words.ts').OwnRequestWords;
  export default words;
}
declare module '*/own-request.es.yaml' {
  const words: import('#schema/rules/words.ts').OwnRequestWords;
  export default words;
}
declare module '*/photo-tools.yaml' {
  const words: import('#schema/rules/words.ts').PhotoToolsWords;
  export default words;
}
declare module '*/photo-tools.es.yaml' {
  const words: import('#schema/rules/words.ts').PhotoToolsWords;
  export default words;
}
declare module '*/quote.yaml' {
  const words: import('#schema/rules/words.ts').QuoteWords;
  export default words;
}
declare module '*/quote.es.yaml' {
  const words: import('#schema/rules/words.ts').QuoteWords;
  export default words;
}
declare module '*/request-view.yaml' {
  const words: import('#schema/rules/words.ts').RequestViewWords;
  export default words;
}
declare module '*/request-view.es.yaml' {
  const words: import('#schema/rules/words.ts').RequestViewWords;
  export default words;
}
