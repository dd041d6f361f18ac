import DOMPurify from 'dompurify';

import { pictureOnSite } from '#lib/articles/answers.browser.ts';

/** What running text is made of. No forms, frames, drawings, formulas, styles, ids or classes. */
const TAGS =
  'p h2 h3 h4 ul ol li blockquote pre hr br img a strong em b i code del sub sup figure figcaption table thead tbody tr th td'.split(
    ' ',
  );

/** The attributes that running text needs. */
const ATTRIBUTES = ['href', 'title', 'src', 'alt'];

/** The web, mail, and pages of this site; never another host without its protocol. */
const ADDRESSES = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

let hooked = false;

const keepOwnPictures = (): void => {
  if (hooked) return;
  hooked = true;
  DOMPurify.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName !== 'src') return;
    data.attrValue = pictureOnSite(data.attrValue);
    data.keepAttr = data.attrValue !== '';
  });
};

/**
 * Makes an article's HTML safe to be shown, whatever the server has sent (behaviour.md, 'Articles').
 * DOMPurify parses it in a document that runs and loads nothing. The browser still reports handlers
 * and styles in it as refused by the page's policy.
 * @returns nodes, not text: what is written out and parsed again may turn into something else
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
