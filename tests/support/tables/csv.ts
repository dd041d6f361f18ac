/**
 * The cells of a CSV as a spreadsheet takes them in: quotation marks hold a cell together only where it
 * begins with one.
 */
export const parseCsv = (file: string, separator: string): string[][] => {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator || sign === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') rows.push(row.splice(0));
    } else cell += sign;
  }
  return rows;
};
