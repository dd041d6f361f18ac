/** Alternative text of the picture to post, in the caption's language. */

import { PAGE_LANGUAGE } from '#messages/languages.js';

import type { Language } from '#contract/captions.ts';
import type { Stream } from '#contract/cards.ts';
import { artOf, type Picture } from '#lib/captions/picture.ts';
import type { Graphic } from '#lib/shared/art.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { readableName } from '#lib/shared/text.ts';

const DRAWINGS: Record<Language, Record<Graphic, string>> = {
  en: {
    scribble: 'one long line that wanders around a pale disc',
    dots: 'rows of dots that swell and fade',
    ttten: 'rows of the letter T, each with a stem of its own length',
    qqquad: 'quarter circles, each turned its own way',
    squares: 'squares within squares, all slightly askew',
  },
  de: {
    scribble: 'eine lange Linie, die sich um eine helle Scheibe schlängelt',
    dots: 'Reihen von Punkten, die größer und wieder kleiner werden',
    ttten: 'Reihen aus dem Buchstaben T, jeder verschieden lang',
    qqquad: 'Viertelkreise, jeder anders gedreht',
    squares: 'Quadrate in Quadraten, alle ein wenig schief',
  },
};

const COLOURS: Record<Language, Record<Stream, string>> = {
  en: {
    breakthrough_matrix: 'orange',
    transformation_voyage: 'blue',
    mindset_journey: 'purple',
    serendipity_symphony: 'yellow',
    empathy_nexus: 'green',
  },
  de: {
    breakthrough_matrix: 'Orange',
    transformation_voyage: 'Blau',
    mindset_journey: 'Violett',
    serendipity_symphony: 'Gelb',
    empathy_nexus: 'Grün',
  },
};

/** Names of categories for captions in another language than the page's: they are words of the identifier, or these. */
const CATEGORIES: Record<Language, Readonly<Record<string, string>>> = {
  en: {},
  de: {
    challenge: 'Herausforderung',
    spark: 'Funke',
    theory: 'Theorie',
    quote: 'Zitat',
    idea: 'Idee',
    leadership: 'Führung',
    strategy: 'Strategie',
    game: 'Spiel',
  },
};

const categoryName = (category: string, language: Language): string =>
  language === PAGE_LANGUAGE
    ? kindName(category)
    : (CATEGORIES[language][category] ?? readableName(category));

const english = (picture: Picture, drawing: string): string => {
  const { code, title, category, ofStream, stream } = picture;
  const name = title ? `“${title}”` : '';
  if (code === undefined) {
    return name === ''
      ? `A drawing from the ${PRODUCT_NAME} deck for the stream ${kindName(stream)}: ${drawing}.`
      : `${name}, on a drawing from the ${PRODUCT_NAME} deck: ${drawing}.`;
  }
  const facts = [
    `Card ${code} from the ${PRODUCT_NAME} deck${name && `: ${name}`}.`,
    `On it: ${drawing}.`,
    ofStream ? `Stream: ${kindName(stream)}.` : '',
    category === undefined ? '' : `Kind: ${categoryName(category, 'en')}.`,
  ];
  return facts.filter(Boolean).join(' ');
};

const german = (picture: Picture, drawing: string): string => {
  const { code, title, category, ofStream, stream } = picture;
  const name = title ? `„${title}“` : '';
  if (code === undefined) {
    return name === ''
      ? `Eine Zeichnung aus dem ${PRODUCT_NAME}-Deck zum Stream ${kindName(stream)}: ${drawing}.`
      : `${name}, auf einer Zeichnung aus dem ${PRODUCT_NAME}-Deck: ${drawing}.`;
  }
  const facts = [
    `Karte ${code} aus dem ${PRODUCT_NAME}-Deck${name && `: ${name}`}.`,
    `Darauf: ${drawing}.`,
    ofStream ? `Stream: ${kindName(stream)}.` : '',
    category === undefined ? '' : `Art: ${categoryName(category, 'de')}.`,
  ];
  return facts.filter(Boolean).join(' ');
};

/** Returns the alternative text to post with the picture. */
export const altTextOf = (picture: Picture, language: Language): string => {
  const drawing = DRAWINGS[language][artOf(picture).graphic];
  const colour = COLOURS[language][picture.stream];
  return language === 'de'
    ? german(picture, `${drawing}, auf ${colour}`)
    : english(picture, `${drawing}, on ${colour}`);
};
