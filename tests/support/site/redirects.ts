/**
 * Strings that try to leave the origin through a path parameter: schemes, slashes and backslashes,
 * control characters, encodings, user info, Unicode dots and slashes, and their combinations.
 */

const HOST = 'evil.example';

const SCHEMES = [
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
];

const LEADERS = [
  '//',
  '///',
  '////',
  '\\\\',
  '/\\',
  '\\/',
  '/\\/',
  '\\\\\\',
  '/%2f',
  '/%5c',
  '%2f%2f',
  '%5c%5c',
  '/.//',
  '/..//',
  '/./\\',
  './/',
  '..//',
  '/dash/..//',
  '/dash/..\\\\',
  'https:',
  'https:/',
  'https://',
  'https:\\\\',
  'hTTps://',
  'http:',
  'http:///',
  '//\u200b',
  '//\u3002',
  '/\u2215/',
  '/\u2044',
  '\uff0f\uff0f',
  '\uff3c\uff3c',
  '//\u00ad',
  '/;//',
  '/?//',
  '/#//',
];

const PADS = ['', ' ', '\t', '\n', '\r\n', '\0', '\u00a0', '\ufeff', '/\t', '\\\t'];

const USERS = [
  'https://dck.example@',
  'https://dck.example:443@',
  'https://dck.example%40',
  'https://dck.example%2f@',
  'https://dck.example\\@',
  'https://user:dck.example@',
  'https://dck.example.',
  'https://dck.example%00.',
  'https://dck.example#@',
  'https://dck.example?@',
];

/** At least 300 of them. */
export const OPEN_REDIRECTS: readonly string[] = [
  ...SCHEMES,
  ...SCHEMES.flatMap((scheme) => PADS.map((pad) => pad + scheme)),
  ...SCHEMES.map((scheme) => scheme.replace(':', '\t:').toUpperCase()),
  ...PADS.flatMap((pad) => LEADERS.map((leader) => `${pad}${leader}${HOST}/dash`)),
  ...USERS.map((user) => `${user}${HOST}/dash`),
  ...LEADERS.map((leader) => `/dash${leader}${HOST}`),
];
