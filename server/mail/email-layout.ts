import { html } from 'hono/html';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { Email } from '#server/mail/email.ts';
import { requestLanguage } from '#server/shared/language.ts';

/** A part of an email: a paragraph, a link with the words of its button, or a code to type. */
export type EmailBlock =
  | string
  | { readonly label: string; readonly href: string }
  | { readonly code: string };

export interface EmailContent {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly EmailBlock[];
  /** The product's address, for the last line. */
  readonly origin: string;
}

/** Direction marks and control characters: a name in an email may not turn the words around it. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const plain = (words: string): string => words.replaceAll(UNSEEN, ' ').trim();

const asText = (part: EmailBlock): string => {
  if (typeof part === 'string') return plain(part);
  return 'code' in part ? `    ${part.code}` : `${part.label}:\n${part.href}`;
};

// Mail programs read no style sheet for sure. The colours are those of a card (design/tokens.css), which
// stay the same in the dark.
const CARD =
  'max-width:480px;margin:0 auto;border-radius:24px;background:#fbf6ec;color:#1a1720;overflow:hidden';
const TAB =
  'display:inline-block;padding:12px 22px;border-radius:24px 0 20px 0;background:#c81e5b;' +
  'color:#ffffff;font-weight:800;font-size:20px;line-height:1';
const INSIDE = 'padding:24px 28px 28px';
const HEADING = 'margin:0 0 20px;font-size:26px;line-height:1.15';
const PARAGRAPH = 'margin:0 0 16px';
const SMALL = 'font-size:14px;color:#5b5560;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:14px 28px;border-radius:999px;background:#c81e5b;color:#ffffff;' +
  'font-weight:bold;text-decoration:none';
const CODE = `${PARAGRAPH};font:bold 28px/1.4 monospace;letter-spacing:6px`;

const asHtml = (part: EmailBlock) => {
  if (typeof part === 'string') return html`<p style="${PARAGRAPH}">${plain(part)}</p>`;
  if ('code' in part) return html`<p style="${CODE}">${part.code}</p>`;
  return html`<p style="${PARAGRAPH}"><a href="${part.href}" style="${BUTTON}">${part.label}</a></p>
    <p style="${PARAGRAPH};${SMALL}">${part.href}</p>`;
};

/**
 * Renders an email as plain text and as simple HTML (behaviour/mail.md, 'Emails'). The HTML loads
 * nothing, so that opening it is not observable to others.
 */
export const renderEmail = async ({ to, subject, parts, origin }: EmailContent): Promise<Email> => {
  const end = `${PRODUCT_NAME}, ${origin}`;
  const body = await html`<!doctype html>
    <html lang="${requestLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${plain(subject)}</title>
      </head>
      <body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif">
        <div style="${CARD}">
          <div style="${TAB}">${PRODUCT_NAME}</div>
          <div style="${INSIDE}">
            <h1 style="${HEADING}">${plain(subject)}</h1>
            ${parts.map(asHtml)}
            <p style="margin:28px 0 0;${SMALL}">${end}</p>
          </div>
        </div>
      </body>
    </html>`;
  return {
    to,
    subject: plain(subject),
    text: `${[...parts.map(asText), `-- \n${end}`].join('\n\n')}\n`,
    html: String(body),
  };
};
