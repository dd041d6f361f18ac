import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { CardText } from '#islands/tables/CardText.tsx';
import { TableCard } from '#islands/tables/TableCard.tsx';

const card = {
  code: 'B12',
  category: 'challenge',
  stream: 'empathy_nexus',
  language: 'de',
  title: 'Die Nachtschicht',
  identify: 'Wer fehlt?',
};

test('the title and the texts of a card on a table name their language', () => {
  const face = createElement(TableCard, { code: card.code, face: 'up', card });
  expect(renderToStaticMarkup(face)).toContain('lang="de">Die Nachtschicht<');
  const text = renderToStaticMarkup(createElement(CardText, { card, showsFirstField: true }));
  expect(text).toContain('<p lang="de">Wer fehlt?</p>');
});
