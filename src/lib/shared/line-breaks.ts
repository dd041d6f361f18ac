/** Line breaking for titles in generated pictures. */

/** Measures a text, in the unit of the line width. */
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

/** Breaks a text into as few lines as fit, of similar length. A word wider than the line gets its own. */
export const breakLines = (text: string, width: number, widthOf: WidthOf): readonly string[] => {
  const { length } = breakAt(text, width, widthOf);
  const narrower = Array.from({ length: 20 }, (_, step) => (width * (step + 1)) / 20);
  const balanced = narrower.find((each) => {
    const lines = breakAt(text, each, widthOf);
    return lines.length === length && lines.every((line) => widthOf(line) <= each);
  });
  return breakAt(text, balanced ?? width, widthOf);
};
