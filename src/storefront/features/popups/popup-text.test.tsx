import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PopupText } from './popup-text.tsx';

afterEach(cleanup);

const show = (html: string) => render(<PopupText html={html} />).container.firstElementChild?.innerHTML;

it('preserves the formatting of a merchant', () => {
  expect(show('<p>Ganhe <strong>10%</strong><br>hoje</p><ul><li>a</li></ul>')).toBe(
    '<p>Ganhe <strong>10%</strong><br>hoje</p><ul><li>a</li></ul>',
  );
});

it.each([
  ['<script>alert(1)</script>ok', 'ok'],
  ['<img src=x onerror=alert(1)>ok', 'ok'],
  ['<p onclick="alert(1)" style="position:fixed">ok</p>', '<p>ok</p>'],
  ['<a href="javascript:alert(1)">ok</a>', 'ok'],
  ['<iframe srcdoc="<p>x"></iframe><svg><script>1</script></svg>ok', 'ok'],
  ['<p>a<div><b>b', '<p>a</p><b>b</b>'],
])('lets nothing of %s run or lead anywhere', (html, expected) => {
  expect(show(html)).toBe(expected);
});
