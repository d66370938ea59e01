/** Pages about how we work. */
export const words = {
  questions: 'Questions and answers',
  readNext: 'Read next',
  /** What Spanish pages call the pages that are only in English. */
  englishPages: { about: 'About us', landlords: 'Landlords and managers' },
};
