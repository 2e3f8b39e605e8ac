import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnbrokenText } from './unbroken-text.tsx';

it.each([
  ['Home spray Capim-limão 200 ml', ['Capim-limão', '200 ml']],
  ['Pau-d’água-do-brejo', ['Pau-d’água-do-brejo']],
  ['2 × Roll-on (10 ml), 2 litros', ['Roll-on', '(10 ml),', '2 litros']],
  ['Pingente 28 mm', ['28 mm']],
  ['De R$ 19,90 a R$ 1.089,90.', ['R$ 19,90', 'R$ 1.089,90.']],
  [' · R$\u00a047,96/100 ml\nmais 1 tamanho', ['R$\u00a047,96/100 ml']],
  ['Kit 2-3 - 5 gotas', []],
])('leaves "%s" as it is and keeps words, measures and amounts on one line', (text, expected) => {
  const { container } = render(<UnbrokenText>{text}</UnbrokenText>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span > span')].map((span) => span.textContent)).toEqual(expected);
});

it('replaces its whole element with the text, because a translated page has other text nodes than React', () => {
  const { container, rerender } = render(<UnbrokenText>Óleo de capim-limão 10 ml</UnbrokenText>);
  for (const node of container.firstElementChild?.childNodes ?? []) {
    const translated = document.createElement('span');
    translated.textContent = node.textContent;
    node.replaceWith(translated);
  }
  rerender(<UnbrokenText>Vela</UnbrokenText>);
  expect(container.textContent).toBe('Vela');
});
