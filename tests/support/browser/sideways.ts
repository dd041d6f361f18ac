import type { Page } from '@playwright/test';

/** In pixels; letters reach a little beyond their boxes. */
const TOLERANCE = 1;

/**
 * Horizontal overflow of a page: its width beyond the screen's, and each text that leaves its box, its control or the
 * screen. Left out are text that can be scrolled to or ends with an ellipsis, text for screen readers only, decoration
 * and rotated text.
 */
export const sidewaysOn = (page: Page): Promise<string[]> =>
  page.evaluate((tolerance) => {
    const root = document.documentElement;
    const found = new Set<string>();
    if (root.scrollWidth > root.clientWidth)
      found.add(`the page is ${root.scrollWidth - root.clientWidth} pixels too wide`);
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join('.')}`;
    const ancestors = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
      return all;
    };
    const modal = document.querySelector('dialog:modal');
    const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? '').trim();
      const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (
        text === '' ||
        !parent ||
        !isSeen ||
        parent.closest('[inert], [aria-hidden=true], svg, option')
      )
        continue;
      const around = ancestors(parent);
      const blocks = around.filter((each) => {
        const { display } = getComputedStyle(each);
        return display !== 'inline' && display !== 'contents';
      });
      const [box] = blocks;
      if (!box || blocks.some((each) => each.clientWidth <= 1)) continue;
      const styles = around.map((each) => getComputedStyle(each));
      if (
        styles.some(({ rotate, textOverflow }) => rotate !== 'none' || textOverflow === 'ellipsis')
      )
        continue;
      const isScrolled = styles.some(({ overflowX }) => /auto|scroll/.test(overflowX));
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const left = Math.min(...lines.map((line) => line.left));
      const right = Math.max(...lines.map((line) => line.right));
      const control = parent.closest('button, summary, label, a.btn, [role=button]') ?? box;
      const over = (frame: { readonly left: number; readonly right: number }): number =>
        Math.round(Math.max(frame.left - left, right - frame.right));
      const what = `“${text.slice(0, 60)}” in ${named(box)}`;
      if (over(box.getBoundingClientRect()) > tolerance)
        found.add(`${what}: ${over(box.getBoundingClientRect())} pixels outside of its box`);
      else if (over(control.getBoundingClientRect()) > tolerance)
        found.add(`${what}: outside of ${named(control)}`);
      else if (!isScrolled && over({ left: 0, right: root.clientWidth }) > tolerance)
        found.add(`${what}: outside of the screen`);
    }
    return [...found];
  }, TOLERANCE);
