/** Breaks titles into lines, for pictures that are drawn rather than laid out by a browser. */

/** Width of a text, in the unit of the lines' width. */
export type WidthOf = (text: string) => number;

const breakAt = (text: string, width: number, widthOf: WidthOf): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

/**
 * Breaks a text into as few lines as its width allows, and those of about the same length. A word that
 * is too wide for a line stands in one of its own.
 */
export const breakLines = (text: string, width: number, widthOf: WidthOf): readonly string[] => {
  const { length } = breakAt(text, width, widthOf);
  const narrower = Array.from({ length: 20 }, (_, step) => (width * (step + 1)) / 20);
  const balanced = narrower.find((each) => {
    const lines = breakAt(text, each, widthOf);
    return lines.length === length && lines.every((line) => widthOf(line) <= each);
  });
  return breakAt(text, balanced ?? width, widthOf);
};
