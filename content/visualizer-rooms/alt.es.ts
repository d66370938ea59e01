export const alt: Record<string, string> = {
  'living-room':
    'Imagen por computadora de una sala con sol, un sofá claro, un sillón verde, una mesa baja de madera y una lámpara de pie sobre un piso gris liso.',
  kitchen: 'Imagen por computadora de una cocina blanca con una isla azul y tres bancos sobre un piso gris liso.',
  bedroom:
    'Imagen por computadora de una recámara con una cama blanca y una cobija verde, dos burós y una ventana ancha sobre un piso gris liso.',
  bathroom:
    'Imagen por computadora de un baño claro con una tina independiente, un banquito y un mueble de madera sobre un piso gris liso.',
};

export const englishHash = '832f9e4c';
