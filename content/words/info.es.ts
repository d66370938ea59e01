import type { words as english } from './info.ts';

export const words: typeof english = {
  questions: 'Preguntas y respuestas',
  readNext: 'Siga leyendo',
};

export const englishHash = 'e472f3c9';
