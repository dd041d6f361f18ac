/** Word documents (ECMA-376, part 1: WordprocessingML), written in steps that yield to the event loop. */
import { SLOT } from '#lib/shared/slots.ts';
import { writeParts } from '#server/tables/record/write-parts.ts';
import { packZip } from '#server/tables/record/docx/zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';

/** Characters that XML 1.0 does not have (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Whether the first letter of a text is of a script that runs from right to left. */
const isRightToLeft = (text: string): boolean =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

export type ParagraphStyle =
  | 'Title'
  | 'Subtitle'
  | 'Heading1'
  | 'Heading2'
  | 'Normal'
  | 'ListBullet'
  | 'ListBullet2'
  | 'ListNumber'
  | 'ListContinue';

/** A text, or one in a style of characters. */
export type TextRun = string | { readonly style: 'Strong' | 'Details'; readonly text: string };

const run = (one: TextRun): string => {
  const { style = '', text } = typeof one === 'string' ? { text: one } : one;
  const rtl = isRightToLeft(text) ? '<w:rtl/>' : '';
  const lines = text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`);
  const named = style && `<w:rStyle w:val="${style}"/>`;
  return `<w:r><w:rPr>${named}${rtl}</w:rPr>${lines.join('<w:br/>')}</w:r>`;
};

/** A paragraph; line breaks within a text stay. */
export const paragraph = (style: ParagraphStyle, ...runs: readonly TextRun[]): string => {
  const [first = ''] = runs;
  const bidi = isRightToLeft(typeof first === 'string' ? first : first.text) ? '<w:bidi/>' : '';
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${bidi}</w:pPr>${runs.map(run).join('')}</w:p>`;
};

const spacing = (before: number, after: number): string =>
  `<w:spacing w:before="${before}" w:after="${after}"/>`;
const listed = (number: number, level = 0): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${number}"/></w:numPr>`;
const sized = (halfPoints: number): string =>
  `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const BOLD = '<w:b/><w:bCs/>';
const MUTED = '<w:color w:val="595959"/>';

/** Styles of paragraphs: name in Word, properties of the paragraph, properties of its characters. */
const STYLES: { readonly [Style in ParagraphStyle]: readonly [string, string, string] } = {
  Normal: ['Normal', spacing(0, 80), ''],
  Title: ['Title', `<w:keepNext/>${spacing(0, 80)}`, `${BOLD}${sized(48)}`],
  Subtitle: ['Subtitle', spacing(0, 40), MUTED],
  Heading1: [
    'heading 1',
    `<w:keepNext/>${spacing(320, 100)}<w:outlineLvl w:val="0"/>`,
    `${BOLD}${sized(32)}`,
  ],
  Heading2: [
    'heading 2',
    `<w:keepNext/>${spacing(200, 60)}<w:outlineLvl w:val="1"/>`,
    `${BOLD}${sized(24)}`,
  ],
  ListBullet: ['List Bullet', `${listed(1)}${spacing(0, 80)}`, ''],
  ListBullet2: ['List Bullet 2', `${listed(1, 1)}${spacing(0, 80)}`, ''],
  ListNumber: ['List Number', `<w:keepLines/>${listed(2)}${spacing(80, 60)}`, ''],
  ListContinue: ['List Continue', `${spacing(0, 80)}<w:ind w:left="425"/>`, ''],
};

const styleSheet = ({ language }: DocumentFacts): string => {
  const paragraphs = Object.entries(STYLES).map(
    ([id, [name, properties, characters]]) =>
      `<w:style w:type="paragraph"${id === 'Normal' ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:qFormat/><w:pPr>${properties}</w:pPr><w:rPr>${characters}</w:rPr></w:style>`,
  );
  const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>';
  return `<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}${sized(22)}<w:lang w:val="${language}"/></w:rPr></w:rPrDefault></w:docDefaults>${paragraphs.join('')}<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr>${BOLD}</w:rPr></w:style><w:style w:type="character" w:customStyle="1" w:styleId="Details"><w:name w:val="Details"/><w:rPr>${BOLD}${MUTED}${sized(18)}</w:rPr></w:style></w:styles>`;
};

const level = (index: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${425 * (index + 1)}" w:hanging="425"/></w:pPr></w:lvl>`;

const numbering = (): string =>
  `<w:numbering xmlns:w="${MAIN}"><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/>${level(0, 'bullet', '•')}${level(1, 'bullet', '–')}</w:abstractNum><w:abstractNum w:abstractNumId="2"><w:multiLevelType w:val="singleLevel"/>${level(0, 'decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const CONTENT_TYPES = {
  'word/document.xml': `${WORD}.document.main+xml`,
  'word/styles.xml': `${WORD}.styles+xml`,
  'word/numbering.xml': `${WORD}.numbering+xml`,
  'word/footer.xml': `${WORD}.footer+xml`,
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
} as const;

const contentTypes = (): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${Object.entries(
    CONTENT_TYPES,
  )
    .map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`)
    .join('')}</Types>`;

/** @param targets type and address of each; their ids are `r1`, `r2`, … */
const relationships = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${RELATIONSHIPS}">${targets
    .map(
      ([type, target], at) => `<Relationship Id="r${at + 1}" Type="${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

export interface DocumentFacts {
  readonly title: string;
  /** Footer of each page, with `SLOT.a` for its number. */
  readonly foot: string;
  /** A language tag, such as `en-GB`. */
  readonly language: string;
  readonly made: Date;
}

const properties = ({ made, title }: DocumentFacts): string =>
  `<cp:coreProperties xmlns:cp="${CORE}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">${made.toISOString()}</dcterms:created></cp:coreProperties>`;

const footer = ({ foot }: DocumentFacts): string => {
  const details = (text: string): string => run({ style: 'Details', text });
  const page = `<w:fldSimple w:instr="PAGE">${details('1')}</w:fldSimple>`;
  const runs = foot
    .split(SLOT.a)
    .map((text) => (text === '' ? '' : details(text)))
    .join(page);
  return `<w:ftr xmlns:w="${MAIN}"><w:p>${runs}</w:p></w:ftr>`;
};

const BEGIN = `<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}"><w:body>`;

/** A4 with margins of 2.5 cm, in twentieths of a point. */
const END =
  '<w:sectPr><w:footerReference w:type="default" r:id="r3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>';

const documentOf = function* (paragraphs: Iterable<string>): Generator<string, void, void> {
  yield `${HEAD}${BEGIN}`;
  yield* paragraphs;
  yield END;
};

const encoder = new TextEncoder();

/**
 * Writes a document of these paragraphs.
 * @returns its bytes, deterministic for the same content
 */
export const packDocument = async (
  facts: DocumentFacts,
  paragraphs: Iterable<string>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships(
      [`${OFFICE}/officeDocument`, 'word/document.xml'],
      [`${RELATIONSHIPS}/metadata/core-properties`, 'docProps/core.xml'],
    ),
    'docProps/core.xml': properties(facts),
    'word/_rels/document.xml.rels': relationships(
      [`${OFFICE}/styles`, 'styles.xml'],
      [`${OFFICE}/numbering`, 'numbering.xml'],
      [`${OFFICE}/footer`, 'footer.xml'],
    ),
    'word/styles.xml': styleSheet(facts),
    'word/numbering.xml': numbering(),
    'word/footer.xml': footer(facts),
  };
  return packZip([
    ...Object.entries(parts).map(
      ([name, text]) => [name, encoder.encode(`${HEAD}${text}`)] as const,
    ),
    ['word/document.xml', await writeParts(documentOf(paragraphs))],
  ]);
};
