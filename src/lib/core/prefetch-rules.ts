/**
 * The beginnings of the addresses that a page's speculation rules leave out, read from the rules'
 * text: scripts of public pages do without the route table that the build makes them of.
 */
export const leftOutBy = (rules: string): readonly string[] =>
  Array.from(rules.matchAll(/\{"not":\{"href_matches":"([^"*]*)\*"\}\}/g), ([, path = '']) => path);
