import DOMPurify from 'dompurify';

import { pictureOnSite } from '#lib/articles/picture.browser.ts';
import { PAGE_PREFIX } from '#lib/shared/routes.ts';

/** Allowed elements. No forms, frames, SVG, MathML, styles, ids or classes. */
const TAGS =
  'p h2 h3 h4 ul ol li blockquote pre hr br img a strong em b i code del sub sup figure figcaption table thead tbody tr th td'.split(
    ' ',
  );

/** Allowed attributes. */
const ATTRIBUTES = ['href', 'title', 'src', 'alt'];

/** Allowed URLs: http(s), mailto, and paths of this site; protocol-relative URLs are not. */
const ADDRESSES = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** A path of the site, which texts name without a language, in that of the page. */
const inPageLanguage = (address: string): string =>
  address.startsWith('/') ? PAGE_PREFIX + address : address;

let hooked = false;

const keepOwnPictures = (): void => {
  if (hooked) return;
  hooked = true;
  DOMPurify.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName === 'href') data.attrValue = inPageLanguage(data.attrValue);
    if (data.attrName !== 'src') return;
    data.attrValue = pictureOnSite(data.attrValue);
    data.keepAttr = data.attrValue !== '';
  });
};

/**
 * Sanitises an article's HTML, which is untrusted (behaviour/articles.md, 'Articles'). DOMPurify parses it in an
 * inert document. The browser still reports event handlers and styles in it as CSP violations.
 * @returns nodes, not a string: serialising and parsing again may change the result (mutation XSS)
 */
export const sanitise = (html: string): DocumentFragment => {
  keepOwnPictures();
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESSES,
    RETURN_DOM_FRAGMENT: true,
  });
};
