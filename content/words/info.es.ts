import type { words as english } from './info.ts';

export const words: typeof english = {
  questions: 'Preguntas y respuestas',
  readNext: 'Siga leyendo',
  englishPages: { about: 'Quiénes somos', landlords: 'Pisos para rentas' },
};

export const englishHash = '89fda4f9';
