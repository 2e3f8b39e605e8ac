// The contrast of what controls say while they are hovered, focused and pressed: axe measures them at rest.

import { type CDPSession, expect, type Page } from '@playwright/test';
import { settle } from './browsing.ts';

/** Elements whose colours follow the pointer or the focus. */
const controls = 'a, button, summary, label, input, select, textarea, [role="option"]';
/** Their hover is that of the controls inside them too. */
const surroundings = 'li, article, form';

const states: Readonly<Record<string, readonly string[]>> = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  pressed: ['hover', 'active', 'focus'],
};

/** WCAG 2.2, 1.4.3 in every state. Needs reduced motion, and a page whose deferred content is rendered. */
export async function expectReadableControls(page: Page): Promise<void> {
  expect(await listUnreadableControls(page)).toEqual([]);
}

/** Each with its state, its contrast, its colours and its words. */
export async function listUnreadableControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const problems: string[] = [];
  for (const [state, pseudoClasses] of Object.entries(states)) {
    await forceState(session, pseudoClasses);
    await settle(page);
    const texts = await page.evaluate(listTexts, controls);
    problems.push(...texts.filter((text) => !isReadable(text)).map((text) => `${state}: ${describe(text)}`));
  }
  // Detaching ends the forced states.
  await session.detach();
  return [...new Set(problems)];
}

/** Forced as the developer tools do it, on all elements at once. */
async function forceState(session: CDPSession, pseudoClasses: readonly string[]): Promise<void> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${controls}, ${surroundings}`,
  });
  const forcedPseudoClasses = [...pseudoClasses];
  await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
}

interface ShownText {
  words: string;
  color: string;
  /** In px. */
  size: number;
  weight: number;
  /** Background and filter of the element and its ancestors, from the outermost in. */
  layers: { background: string; filter: string }[];
}

/** Runs in the page: the texts of all controls that can be used. Those on pictures and gradients have no one background. */
function listTexts(selector: string): ShownText[] {
  const listAncestors = (element: Element): Element[] => [
    ...(element.parentElement ? listAncestors(element.parentElement) : []),
    element,
  ];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Smaller ones are for screen readers only.
    element.getBoundingClientRect().width > 1;
  const hasWords = (element: Element) =>
    element.matches('input:not([type="radio"], [type="checkbox"]), select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const elements = [...document.querySelectorAll(selector)]
    .filter((control) => !control.closest(':disabled, [aria-disabled="true"]'))
    .flatMap((control) => [control, ...control.querySelectorAll('*')]);
  return [...new Set(elements)]
    .filter(isShown)
    .filter(hasWords)
    .flatMap((element) => {
      const styles = listAncestors(element).map((ancestor) => getComputedStyle(ancestor));
      const ground = styles.findLastIndex(({ backgroundColor }) => backgroundColor.startsWith('rgb('));
      if (styles.slice(Math.max(ground, 0)).some(({ backgroundImage }) => backgroundImage !== 'none')) return [];
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      return {
        words: element.textContent.trim().slice(0, 40),
        color,
        size: parseFloat(fontSize),
        weight: Number(fontWeight),
        layers: styles
          .slice(Math.max(ground, 0))
          .map((style) => ({ background: style.backgroundColor, filter: style.filter })),
      };
    });
}

type Color = [red: number, green: number, blue: number, alpha: number];

/** The two notations of computed colours in sRGB, as shares of 1. */
function parseColor(text: string): Color {
  const [red, green, blue, alpha = 1] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || !/^(?:rgba?|color)\(/.test(text))
    throw new Error(`unknown notation of a colour: ${text}`);
  return text.startsWith('color') ? [red, green, blue, alpha] : [red / 255, green / 255, blue / 255, alpha];
}

function paint([red, green, blue, alpha]: Color, below: Color): Color {
  const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** The only filter of a control with words is the brightness of a pressed one. */
function filtered(color: Color, filters: readonly string[]): Color {
  const factor = filters.reduce(
    (product, filter) => product * Number(/^brightness\((.+)\)$/.exec(filter)?.[1] ?? 1),
    1,
  );
  return [color[0] * factor, color[1] * factor, color[2] * factor, color[3]];
}

function toLuminance([red, green, blue]: Color): number {
  const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function toContrast({ color, layers }: ShownText): number {
  const filters = layers.map(({ filter }) => filter);
  const back = layers.reduce<Color>(
    (below, { background }, index) => paint(filtered(parseColor(background), filters.slice(0, index + 1)), below),
    [1, 1, 1, 1],
  );
  const front = paint(filtered(parseColor(color), filters), back);
  const [dark = 0, light = 0] = [toLuminance(front), toLuminance(back)].toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** Large text needs 3 to 1: from 24 px, in bold from 18.66 px. */
function isReadable(text: ShownText): boolean {
  const isLarge = text.size >= 24 || (text.size >= 18.66 && text.weight >= 700);
  return toContrast(text) >= (isLarge ? 3 : 4.5);
}

function describe(text: ShownText): string {
  const [ground] = text.layers;
  return `${toContrast(text).toFixed(2)} for ${text.color} on ${ground?.background ?? 'white'}: ${text.words}`;
}
