import type { ParameterStyle } from '../../../playground/document/api-model.ts'

/**
 * "Style Examples" of the OpenAPI Specification (Parameter Object, 3.1.1 and 3.2) for a
 * parameter `color`: empty, `blue`, the list blue, black, brown, and the object R 100, G
 * 200, B 150. `undefined` for n/a.
 */
export const styleTable: [
  style: ParameterStyle,
  explode: boolean,
  empty: string | undefined,
  text: string | undefined,
  list: string | undefined,
  object: string | undefined,
][] = [
  [
    'matrix',
    false,
    ';color',
    ';color=blue',
    ';color=blue,black,brown',
    ';color=R,100,G,200,B,150',
  ],
  [
    'matrix',
    true,
    ';color',
    ';color=blue',
    ';color=blue;color=black;color=brown',
    ';R=100;G=200;B=150',
  ],
  ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  [
    'form',
    false,
    'color=',
    'color=blue',
    'color=blue,black,brown',
    'color=R,100,G,200,B,150',
  ],
  [
    'form',
    true,
    'color=',
    'color=blue',
    'color=blue&color=black&color=brown',
    'R=100&G=200&B=150',
  ],
  [
    'cookie',
    false,
    'color=',
    'color=blue',
    'color=blue,black,brown',
    'color=R,100,G,200,B,150',
  ],
  [
    'cookie',
    true,
    'color=',
    'color=blue',
    'color=blue; color=black; color=brown',
    'R=100; G=200; B=150',
  ],
  [
    'spaceDelimited',
    false,
    undefined,
    undefined,
    'color=blue%20black%20brown',
    'color=R%20100%20G%20200%20B%20150',
  ],
  [
    'pipeDelimited',
    false,
    undefined,
    undefined,
    'color=blue%7Cblack%7Cbrown',
    'color=R%7C100%7CG%7C200%7CB%7C150',
  ],
  [
    'tabDelimited',
    false,
    undefined,
    undefined,
    'color=blue%09black%09brown',
    'color=R%09100%09G%09200%09B%09150',
  ],
  [
    'deepObject',
    true,
    undefined,
    undefined,
    undefined,
    'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
  ],
]
