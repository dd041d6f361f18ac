import DOMPurify from 'dompurify';

import { OWN_PICTURE } from '#contract/picture.ts';
import { plainMarkup, TEXT_ATTRIBUTES, TEXT_TAGS } from '#core/markup.ts';

/** The web, mail, and pages of this site; never another host without its protocol. */
const ADDRESSES = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

let hooked = false;

const keepOwnPictures = (): void => {
  if (hooked) return;
  hooked = true;
  DOMPurify.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName === 'src' && !OWN_PICTURE.test(data.attrValue)) data.keepAttr = false;
  });
};

/**
 * Makes an article's HTML safe to be shown, whatever the server has sent (behaviour.md, 'Articles').
 * @returns nodes, not text: what is written out and parsed again may turn into something else
 */
export const sanitise = (html: string): DocumentFragment => {
  keepOwnPictures();
  // Browsers report a handler as soon as they parse it, even in a document that never runs scripts.
  return DOMPurify.sanitize(plainMarkup(html), {
    ALLOWED_TAGS: [...TEXT_TAGS],
    ALLOWED_ATTR: [...TEXT_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESSES,
    RETURN_DOM_FRAGMENT: true,
  });
};
