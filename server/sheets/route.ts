import { createHash } from 'node:crypto';

import { Hono, type Context } from 'hono';

import * as m from '#messages';

import type { DeckCard } from '#contract/deck-card.ts';
import { HAND, LARGEST_HAND, PAPERS, SHEETS_PATH, type Paper } from '#contract/printing.ts';
import { SHEETS } from '#contract/sheets.ts';
import { parseHand, sheetFile } from '#lib/sheets/sheets.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { isFresh } from '#server/http/negotiate.ts';
import { requestLanguage } from '#server/shared/language.ts';
import { loadDrawing } from '#server/shared/load-drawing.ts';
import { createRenderQueue, type RenderResult } from '#server/shared/render-queue.ts';

/** The cards of a hand in its order, and the codes without a card. */
const cardsOf = (codes: readonly string[], byCode: ReadonlyMap<string, DeckCard>) => ({
  cards: codes.flatMap((code) => byCode.get(code) ?? []),
  unknown: codes.filter((code) => !byCode.has(code)),
});

/** Capacity of the cache of rendered sheets. */
const KEPT = 40;

/**
 * Sends a PDF as a download, or 304 where `If-None-Match` matches (RFC 9110, section 13.1.2).
 * @param drawn `undefined` where the render queue is full
 */
const send = async (
  c: Context,
  file: string,
  drawn: Promise<RenderResult> | undefined,
): Promise<Response> => {
  if (!drawn) return errorAnswer(c, 'unavailable', m.api_sheets_busy());
  const pdf = await drawn;
  const etag = `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Language, Authorization',
    'Content-Language': requestLanguage(),
  };
  if (isFresh(c.req.header('If-None-Match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(pdf, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
};

/**
 * The printable sheets as PDF (behaviour/sheets.md, 'Sheets'): named ones, and the cards of a hand by their codes.
 * The drawing code is loaded on the first request.
 */
export const sheetRoutes = (cards: readonly DeckCard[]): Hono => {
  const byCode = new Map(cards.map((card) => [card.code, card]));
  const renderQueue = createRenderQueue(KEPT);

  return new Hono().get(`${SHEETS_PATH}/:sheet`, (c) => {
    const name = c.req.param('sheet').toLowerCase();
    const asked = c.req.query('paper') ?? 'a4';
    const paper: Paper | undefined = PAPERS.find((known) => known === asked);
    if (!paper) {
      const papers = new Intl.ListFormat(requestLanguage(), { type: 'disjunction' }).format(PAPERS);
      return errorAnswer(c, 'invalid', m.api_sheet_paper({ papers }));
    }
    if (name === HAND) {
      const codes = parseHand(c.req.query('cards') ?? '');
      if (!codes) return errorAnswer(c, 'invalid', m.api_sheet_hand({ count: LARGEST_HAND }));
      const { cards: hand, unknown } = cardsOf(codes, byCode);
      if (unknown.length > 0)
        return errorAnswer(c, 'not_found', m.api_card_unknown({ code: unknown.join(', ') }));
      const pdf = renderQueue(`${requestLanguage()} ${paper} ${codes.join()}`, async () => {
        await loadDrawing();
        return (await import('#server/sheets/hand.ts')).renderHand(hand, paper);
      });
      return send(c, sheetFile(codes, paper), pdf);
    }
    const sheet = SHEETS.find((known) => known === name);
    if (!sheet)
      return errorAnswer(c, 'not_found', m.api_sheet_unknown({ name: name.slice(0, 80) }));
    const pdf = renderQueue(`${requestLanguage()} ${paper} ${sheet}`, async () => {
      await loadDrawing();
      return (await import('#server/sheets/forms.ts')).makeForm(sheet, paper);
    });
    return send(c, sheetFile(sheet, paper), pdf);
  });
};
