/** Words that a page's scripts load when they need them, in either language. tools/vite-plugins.ts makes these modules, with facts filled in. */
declare module '@words/own-request.*' {
  const words: import('#schema/rules/words.ts').OwnRequestWords;
  export default words;
}
declare module '@words/photo-tools.*' {
  const words: import('#schema/rules/words.ts').PhotoToolsWords;
  export default words;
}
declare module '@words/quote.*' {
  const words: import('#schema/rules/words.ts').QuoteWords;
  export default words;
}
declare module '@words/replies.*' {
  const words: import('#schema/rules/words.ts').Words['replies'];
  export default words;
}
declare module '@words/request-view.*' {
  const words: import('#schema/rules/words.ts').Words['requestView'];
  export default words;
}
