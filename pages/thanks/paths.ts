/** Where a form sent without scripts leads. The second is for what can't wait: it asks for a call instead of promising an answer. */
export const thanksPaths: readonly string[] = ['/thanks', '/thanks/urgent'];
