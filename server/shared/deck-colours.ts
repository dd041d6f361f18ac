import { readFileSync } from 'node:fs';

// design/tokens.css is the one source of the deck's colours; code that draws without a browser reads it here.
const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8');

/**
 * Returns the colours that a rule of design/tokens.css sets, by name.
 * @param selector such as `:root` or `.empathy_nexus`
 * @throws Error where there is no such rule
 */
const coloursOf = (selector: string): ReadonlyMap<string, string> => {
  const start = tokens.indexOf(`\n${selector} {`);
  if (start === -1) throw new Error(`design/tokens.css has no rule ${selector}`);
  const rule = tokens.slice(start, tokens.indexOf('}', start));
  return new Map(
    Array.from(rule.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g), ([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
};

/** A lookup of colours. @throws Error for a colour that the rule does not set */
const lookup = (selector: string) => {
  const colours = coloursOf(selector);
  return (name: string): string => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`design/tokens.css has no --${name} in ${selector}`);
    return colour;
  };
};

const root = lookup(':root');

/** The deck's own colours. */
export const PAPER = root('paper');
export const PAPER_INK = root('paper-ink');
export const PAPER_MUTED = root('paper-muted');
export const PRIMARY = root('primary');
export const ON_PRIMARY = root('on-primary');

export interface StreamColours {
  readonly base: string;
  readonly deep: string;
  readonly ink: string;
  readonly text: string;
}

export const streamColours = (stream: string): StreamColours => {
  const colour = lookup(`.${stream}`);
  return {
    base: colour('base'),
    deep: colour('deep'),
    ink: colour('ink'),
    text: colour('text'),
  };
};
