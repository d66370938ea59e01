/** Pages about how we work. */
export const words = {
  questions: 'Questions and answers',
  readNext: 'Read next',
};
