/** The markup of running text. No DOM. */

/** What running text is made of. No forms, frames, drawings, formulas, styles, ids or classes. */
export const TEXT_TAGS: readonly string[] =
  'p h2 h3 h4 ul ol li blockquote pre hr br img a strong em b i code del sub sup figure figcaption table thead tbody tr th td'.split(
    ' ',
  );

/** The attributes that running text needs. */
export const TEXT_ATTRIBUTES: readonly string[] = ['href', 'title', 'src', 'alt'];

/** Nothing in it looks past the next tag that begins, so that long texts take no long time. */
const TOKEN = new RegExp(
  [
    String.raw`<!--(?:(?!<!--)[\s\S])*?-->|<[!?][^<>]*>?`,
    String.raw`<(?<code>script|style)(?=[\s/>])(?![^<>]*/>)(?:(?!<\k<code>)[\s\S])*?</\k<code>[^<>]*>`,
    String.raw`<(?<slash>/?)(?<name>[a-z][^\s/<>]*)(?<rest>(?:"[^"]*"|'[^']*'|[^"'<>])*)>`,
    String.raw`(?<text>[^<]+|<)`,
  ].join('|'),
  'gi',
);

const ATTRIBUTE = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

/** As it stands between tags or quotes; entities stay what they are. */
const escape = (text: string): string =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attributesOf = (rest: string): string =>
  [...rest.matchAll(ATTRIBUTE)]
    .map(([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? ''] as const)
    .filter(([name]) => TEXT_ATTRIBUTES.includes(name))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');

const tagOf = (slash: string, name: string, rest: string): string => {
  if (!TEXT_TAGS.includes(name)) return '';
  return slash === '' ? `<${name}${attributesOf(rest)}>` : `</${name}>`;
};

/**
 * HTML written anew with nothing in it but text, {@link TEXT_TAGS} and {@link TEXT_ATTRIBUTES}. The
 * text of other elements stays; scripts, styles and comments go. Addresses are not looked at, and
 * tags may be badly nested: it is for a sanitiser that parses, which then meets no handler or style.
 */
export const plainMarkup = (html: string): string =>
  [...html.matchAll(TOKEN)]
    .map(({ groups = {} }) => {
      const { slash = '', name, rest = '', text = '' } = groups;
      return name === undefined ? escape(text) : tagOf(slash, name.toLowerCase(), rest);
    })
    .join('');
