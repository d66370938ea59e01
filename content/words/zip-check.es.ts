import type { words as english } from './zip-check.ts';

export const words: typeof english = {
  title: '¿Trabajamos en su zona?',
  form: 'Revise su código postal',
  label: 'Su código postal de cinco dígitos',
  fiveDigits: 'Cinco dígitos',
  check: 'Revisar',
  inside: 'Sí, trabajamos en {zip}.',
  shared: 'Abarca más de una de nuestras ciudades.',
  edge: '{zip} está en la orilla de nuestra zona.',
  aboutEdge: 'Vamos seguido por ahí. Llame al {phone} o mande el formulario, y le decimos si podemos ir.',
  outside: 'Lo sentimos, {zip} está fuera de nuestra zona.',
  aboutOutside:
    'Trabajamos en {count} ciudades alrededor de Austin y en los pueblos vecinos. Si está cerca, llame al {phone} y le decimos si podemos ir.',
  filled: 'Ya lo pusimos en el formulario de cotización.',
  estimate: 'Pida su cotización gratis',
  all: 'Vea los {count} códigos postales donde trabajamos',
  place: 'Condado de {county}, {distance}',
  homeBase: 'nuestra base',
  fromAustin: 'a {distance} de Austin',
  popular: 'Popular aquí: {floor}.',
  empty: 'Escriba los cinco dígitos de su código postal.',
  notDigits: 'Use solo números, como 78704.',
  wrongLength: 'Un código postal tiene cinco dígitos; este tiene {count}.',
};

export const englishHash = '50574461';
